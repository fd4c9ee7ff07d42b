package org.marshal4j.processor.scan;

import java.util.List;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.DynamicOptions;
import org.marshal4j.processor.model.ListedType;
import org.marshal4j.processor.model.TypeRef;

/**
 * What the import of a class says about those of its fields that can hold anything.
 *
 * @param applies whether they are dynamic
 * @param listed the classes that the import lists for them
 */
record DynamicByImport(boolean applies, List<ListedType> listed) {

    /**
     * What is said about the values of a field of the given type. If an annotation makes the field dynamic, the
     * annotation's list counts.
     *
     * @param isAnnotated whether an annotation makes it dynamic
     * @param own the classes that the annotation lists
     */
    DynamicOptions optionsOf(boolean isAnnotated, List<ListedType> own, TypeRef type) {
        boolean isListed = applies && !isAnnotated && holdsAnything(type);
        return new DynamicOptions(isListed ? listed : own, applies);
    }

    private static boolean holdsAnything(TypeRef type) {
        return type.all().anyMatch(TypeRef.Other.class::isInstance)
                || type.classes()
                        .anyMatch(named -> named.isJavaLang("Object") || named.kind() instanceof ClassKind.Unbound);
    }
}
