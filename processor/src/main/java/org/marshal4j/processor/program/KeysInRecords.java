package org.marshal4j.processor.program;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/**
 * Finds records that hold sets or maps of keys that no hash table sorts. Comparing two of them looks up each key of one
 * in the other, among all that have its hash code; if a record is such a key of itself, it does so at each level.
 */
final class KeysInRecords {
    private final Supertypes supertypes;
    private final Set<String> seen = new HashSet<>();

    private KeysInRecords(Supertypes supertypes) {
        this.supertypes = supertypes;
    }

    /** Whether the record holds some, in a field or in a record that it holds. */
    static boolean areIn(TypeElement record, Supertypes supertypes) {
        return new KeysInRecords(supertypes).areIn(record);
    }

    private boolean areIn(TypeElement record) {
        return seen.add(record.getQualifiedName().toString())
                && ElementFilter.fieldsIn(record.getEnclosedElements()).stream()
                        .filter(field -> !field.getModifiers().contains(Modifier.STATIC))
                        .anyMatch(field -> areIn(field.asType()));
    }

    private boolean areIn(TypeMirror type) {
        if (!(type instanceof DeclaredType declared) || !(declared.asElement() instanceof TypeElement named)) {
            return false;
        }
        List<? extends TypeMirror> arguments = declared.getTypeArguments();
        boolean holdsKeys = !arguments.isEmpty() && (isA(type, "java.util.Set") || isA(type, "java.util.Map"));
        return (holdsKeys && !isSorted(arguments.get(0)))
                || (named.getKind() == ElementKind.RECORD && areIn(named))
                || arguments.stream().anyMatch(this::areIn);
    }

    /** Enums count as sorted, since their hash codes are not in the bytes. */
    private boolean isSorted(TypeMirror key) {
        return isA(key, "java.lang.Comparable");
    }

    private boolean isA(TypeMirror type, String name) {
        return type instanceof DeclaredType declared
                && declared.asElement() instanceof TypeElement element
                && supertypes.isSubtype(element, name);
    }
}
