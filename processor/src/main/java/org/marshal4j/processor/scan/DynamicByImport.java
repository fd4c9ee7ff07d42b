package org.marshal4j.processor.scan;

import java.util.List;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.FieldOptions;
import org.marshal4j.processor.model.ListedType;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.model.TypeRef;

/**
 * What the import of a class says of the fields of it that can hold anything.
 *
 * @param applies whether they are dynamic
 * @param listed the classes that it lists for them
 */
record DynamicByImport(boolean applies, List<ListedType> listed) {

    /** The options of a field of that type with what the import says. A field that is dynamic by an annotation has the list of that. */
    FieldOptions to(FieldOptions annotations, TypeRef type) {
        if (!applies) {
            return annotations;
        }
        FieldOptions dynamic = annotations.importedDynamic();
        return annotations.has(Option.DYNAMIC) || !holdsAnything(type) ? dynamic : dynamic.listing(listed);
    }

    private static boolean holdsAnything(TypeRef type) {
        if (type instanceof TypeRef.OfArray array) {
            return holdsAnything(array.element());
        }
        return type instanceof TypeRef.Other
                || (type instanceof TypeRef.OfClass named
                        && (named.name().qualified().equals("java.lang.Object")
                                || named.kind() instanceof ClassKind.Unbound
                                || named.arguments().stream().anyMatch(DynamicByImport::holdsAnything)));
    }
}
