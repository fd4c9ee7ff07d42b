package org.marshal4j.processor.emit.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.marshal4j.processor.codec.FreeNames;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.Property;
import org.marshal4j.processor.model.TableMethods;

/**
 * The names in a table. The methods for a field have its name, followed by as many underscores as needed to differ
 * from the methods that all tables or all rows have, and from those of earlier fields. The rows of a bean implement
 * it, so their methods have the names of its getters and setters. In files, a column has the name of its field.
 */
final class TableNames {

    private final List<String> accessors = new ArrayList<>();
    private final List<String> getters = new ArrayList<>();
    private final List<String> setters = new ArrayList<>();
    private final List<String> columns = new ArrayList<>();
    private final List<String> variables = new ArrayList<>();

    /** The names for the fields of a type, those of superclasses first. */
    TableNames(Dto dto) {
        FreeNames inTable = new FreeNames();
        FreeNames inRow = new FreeNames();
        FreeNames inFile = new FreeNames();
        HidingNames hiding = new HidingNames(dto);
        FreeNames variable = new FreeNames();
        TableMethods.TABLE.forEach(inTable::newName);
        TableMethods.ROW.forEach(inRow::newName);
        for (Field field : dto.fields()) {
            Optional<Property> property = dto.bean().map(bean -> bean.property(field.name()));
            accessors.add(inTable.newName(field.name()));
            variables.add(variable.newName(hiding.avoid(accessors.get(accessors.size() - 1))));
            columns.add(inFile.newName(field.name()));
            String name = property.map(Property::getter).orElseGet(() -> inRow.newName(field.name()));
            getters.add(name);
            setters.add(property.map(Property::setter).orElse(name));
        }
    }

    /** The name of the variable that holds the column of the given field. It hides no class or package. */
    String variable(int field) {
        return variables.get(field);
    }

    /** The name of the table's method that returns the column of the given field. */
    String of(int field) {
        return accessors.get(field);
    }

    /** The name of the column in files. */
    String column(int field) {
        return columns.get(field);
    }

    /** The name of the row's method that gets the field. */
    String getter(int field) {
        return getters.get(field);
    }

    /** The name of the row's method that sets the field. */
    String setter(int field) {
        return setters.get(field);
    }

    /** The names of the variables for all fields. */
    List<String> variables() {
        return variables;
    }
}
