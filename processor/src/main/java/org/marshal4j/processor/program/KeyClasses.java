package org.marshal4j.processor.program;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;
import org.marshal4j.processor.model.Name;

/** What comparing and hashing the objects of a class does, as far as its declaration tells. */
public record KeyClasses(Program program) {
    /** The class of URLs, whose hash codes make Java look up hosts. */
    public static final String URL = "java.net.URL";

    private static final String ORDER = "compareTo";
    private static final Set<String> METHODS = Set.of(ORDER, "equals", "hashCode");

    /**
     * The first method of its own that comparing or hashing an object calls, in a class and its superclasses, except
     * those of the JDK. A record's {@code equals} and {@code hashCode} count as the compiler's, since nobody can tell
     * who wrote them; these may take long if the record holds keys.
     */
    public Optional<String> ownMethod(Name type) {
        return program.find(type.qualified()).flatMap(this::ownMethod);
    }

    private Optional<String> ownMethod(TypeElement type) {
        for (TypeElement each = type; each != null && isUsers(each); each = superclass(each)) {
            Optional<String> method = ElementFilter.methodsIn(each.getEnclosedElements()).stream()
                    .map(declared -> declared.getSimpleName().toString())
                    .filter(each.getKind() == ElementKind.RECORD ? ORDER::equals : METHODS::contains)
                    .sorted()
                    .findFirst();
            if (method.isPresent()) {
                return method;
            }
            if (each.getKind() == ElementKind.RECORD && KeysInRecords.areIn(each, program.supertypes())) {
                return Optional.of("equals");
            }
        }
        return Optional.empty();
    }

    private static boolean isUsers(TypeElement type) {
        String name = type.getQualifiedName().toString();
        return !name.startsWith("java.") && !name.startsWith("javax.");
    }

    private static @Nullable TypeElement superclass(TypeElement type) {
        return type.getSuperclass() instanceof DeclaredType declared
                        && declared.asElement() instanceof TypeElement element
                ? element
                : null;
    }

    /**
     * Whether objects of a class can be equal: subclasses of an abstract class decide that for themselves, and Lombok
     * writes methods that nobody sees yet.
     */
    public boolean isCompared(Name type) {
        return program.find(type.qualified()).filter(this::isCompared).isPresent();
    }

    private boolean isCompared(TypeElement type) {
        if (type.getKind() != ElementKind.CLASS || type.getModifiers().contains(Modifier.ABSTRACT)) {
            return true;
        }
        return program.supertypes().levels(type).anyMatch(each -> {
            boolean isDeclared = ElementFilter.methodsIn(each.getEnclosedElements()).stream()
                    .anyMatch(method -> method.getSimpleName().contentEquals("equals")
                            && method.getParameters().size() == 1
                            && !method.getModifiers().contains(Modifier.STATIC));
            boolean isLombok = Stream.of("Data", "Value", "EqualsAndHashCode")
                    .anyMatch(name -> Annotations.has(each, "lombok." + name));
            return isDeclared || isLombok;
        });
    }

    /** Whether a class is that of URLs, or a record that holds one, in a field or in a record that it holds. */
    public boolean isOrHasUrl(Name type) {
        return type.qualified().equals(URL)
                || program.find(type.qualified())
                        .filter(found -> hasUrl(found, new HashSet<>()))
                        .isPresent();
    }

    /** Looks at fields: the Eclipse compiler fails on a request for the components of a class that is not a record. */
    private boolean hasUrl(TypeElement type, Set<String> before) {
        return type.getKind() == ElementKind.RECORD
                && before.add(type.getQualifiedName().toString())
                && ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
                        .filter(field -> !field.getModifiers().contains(Modifier.STATIC))
                        .anyMatch(field -> isOrHas(field.asType(), before));
    }

    /** Arrays do not count, since they are hashed by identity. */
    private boolean isOrHas(TypeMirror type, Set<String> before) {
        if (!(type instanceof DeclaredType declared) || !(declared.asElement() instanceof TypeElement element)) {
            return false;
        }
        return element.getQualifiedName().contentEquals(URL)
                || declared.getTypeArguments().stream().anyMatch(argument -> isOrHas(argument, before))
                || hasUrl(element, before);
    }
}
