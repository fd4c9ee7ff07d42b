package org.marshal4j.processor.emit.table;

import java.util.HashSet;
import java.util.Set;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Name;

/**
 * Names by which a variable would hide a class or a package that generated code uses: where an expression may begin,
 * Java takes a name for a variable first.
 */
final class HidingNames {

    private final Set<String> names = new HashSet<>(Set.of("java", "org"));

    /** The names for a type. */
    HidingNames(Dto dto) {
        add(dto.name());
        dto.fields().forEach(field -> field.type().classes().forEach(named -> add(named.name())));
    }

    private void add(Name type) {
        names.addAll(type.simpleNames());
        names.add(Names.tableOf(type).simpleName());
        int dot = type.packageName().indexOf('.');
        names.add(dot < 0 ? type.packageName() : type.packageName().substring(0, dot));
    }

    /**
     * The name, with as many underscores as it takes to hide nothing. All classes of marshal4j and of the JDK begin with
     * a capital letter.
     */
    String avoid(String name) {
        String other = name;
        while (names.contains(other) || (Character.isUpperCase(other.codePointAt(0)) && !other.endsWith("_"))) {
            other += "_";
        }
        return other;
    }
}
