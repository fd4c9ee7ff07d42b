package org.marshal4j.processor.emit.table;

import com.palantir.javapoet.NameAllocator;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.Property;
import org.marshal4j.processor.model.TableMethods;

/**
 * The names in a table. Those of a field's methods are the field's, with an underscore at their end as long as another method has the name: one
 * that all tables or all rows have, or that of a field before it. The rows of a bean implement it, so their methods have the names of its getters
 * and setters. A column is called as its field in files.
 */
final class TableNames {

    private final List<String> accessors = new ArrayList<>();
    private final List<String> getters = new ArrayList<>();
    private final List<String> setters = new ArrayList<>();
    private final List<String> columns = new ArrayList<>();

    /** The names for the fields of a type, superclasses' first. */
    TableNames(Dto dto) {
        NameAllocator inTable = new NameAllocator();
        NameAllocator inRow = new NameAllocator();
        NameAllocator inFile = new NameAllocator();
        TableMethods.TABLE.forEach(inTable::newName);
        TableMethods.ROW.forEach(inRow::newName);
        for (Field field : dto.fields()) {
            Optional<Property> property = dto.bean().map(bean -> bean.property(field.name()));
            accessors.add(inTable.newName(field.name()));
            columns.add(inFile.newName(field.name()));
            String name = property.map(Property::getter).orElseGet(() -> inRow.newName(field.name()));
            getters.add(name);
            setters.add(property.map(Property::setter).orElse(name));
        }
    }

    /** The name of the method of a table that gives the column of the field of that index, and of the variable that holds it. */
    String of(int field) {
        return accessors.get(field);
    }

    /** The name of the column in files. */
    String column(int field) {
        return columns.get(field);
    }

    /** The name of the method of a row that gets the field. */
    String getter(int field) {
        return getters.get(field);
    }

    /** The name of the method of a row that sets it. */
    String setter(int field) {
        return setters.get(field);
    }

    /** The names of the methods of the table for all fields. */
    List<String> all() {
        return accessors;
    }
}
