package org.marshal4j.processor.emit.view;

import com.palantir.javapoet.NameAllocator;
import java.util.ArrayList;
import java.util.List;
import org.marshal4j.processor.model.Field;

/**
 * The names of the methods of a view. That of a field is the field's, with an underscore at its end as long as another method has the
 * name: one that all views have, or that of a field before it. Those of the further methods of a field come after all of these, in the same
 * way.
 */
final class ViewNames {

    /** The public and protected methods of {@code MessageView} and what it extends: a test compares them. */
    private static final List<String> TAKEN = List.of(
            "arrayLength",
            "clone",
            "copyTo",
            "elementAt",
            "endVersion",
            "endsVersionedBlock",
            "enterVersionedBlock",
            "equals",
            "failed",
            "fieldAt",
            "finalize",
            "getClass",
            "hashCode",
            "inputAt",
            "isAbsent",
            "isThere",
            "keepMemory",
            "leaveVersionedBlock",
            "limits",
            "memoryBase",
            "nestingDepth",
            "notify",
            "notifyAll",
            "readInto",
            "requireSection",
            "requireSettable",
            "requireWithin",
            "schema",
            "settableAt",
            "showInside",
            "size",
            "stepOver",
            "toObject",
            "toString",
            "wait",
            "walkSection",
            "wrap");

    private final NameAllocator names = new NameAllocator();
    private final List<String> ofFields = new ArrayList<>();

    /** The names for these fields, superclasses' first. */
    ViewNames(List<Field> fields) {
        TAKEN.forEach(names::newName);
        fields.forEach(field -> ofFields.add(names.newName(field.name())));
    }

    /** The name of the method for the field of that index. */
    String of(int field) {
        return ofFields.get(field);
    }

    /** The names of the methods for all fields. */
    List<String> all() {
        return ofFields;
    }

    /** A name for a further method of a field. */
    String further(int field, String suffix) {
        return names.newName(ofFields.get(field) + suffix);
    }
}
