package org.marshal4j.processor.advice;

import java.util.Set;
import java.util.function.Predicate;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.TypeRef;

/** Ways to say which classes a line of advice applies to. */
final class Classes {

    private Classes() {}

    /** Classes with these qualified names. */
    static Predicate<TypeRef.OfClass> named(String... qualified) {
        Set<String> names = Set.of(qualified);
        return type -> names.contains(type.name().qualified());
    }

    /** Classes of these packages. */
    static Predicate<TypeRef.OfClass> inPackages(String... packages) {
        Set<String> names = Set.of(packages);
        return type -> names.contains(type.name().packageName());
    }

    /** Classes of packages whose names start with one of these. */
    static Predicate<TypeRef.OfClass> below(String... prefixes) {
        return type -> Set.of(prefixes).stream().anyMatch(type.name().packageName()::startsWith);
    }

    /** Top-level classes of {@code java.util}. */
    static Predicate<TypeRef.OfClass> ofJavaUtil(String... simpleNames) {
        Set<String> names = Set.of(simpleNames);
        return inPackages("java.util").and(type -> names.contains(type.name().simple()));
    }

    /** Classes without an annotation. */
    static Predicate<TypeRef.OfClass> plain() {
        return plain(kind -> true);
    }

    /** Classes without an annotation that meet a condition. */
    static Predicate<TypeRef.OfClass> plain(Predicate<ClassKind.Plain> which) {
        return type -> type.kind() instanceof ClassKind.Plain plain && which.test(plain);
    }
}
