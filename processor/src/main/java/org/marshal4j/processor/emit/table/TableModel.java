package org.marshal4j.processor.emit.table;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import java.util.List;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.column.ColumnKind;
import org.marshal4j.processor.column.ColumnKinds;
import org.marshal4j.processor.emit.MarshallerModel;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Field;

/**
 * What is known about a table when its code is generated.
 *
 * @param marshaller what is known about its type
 * @param kinds the kinds of its columns, one for each field
 * @param names the names derived from the fields
 */
record TableModel(MarshallerModel marshaller, List<ColumnKind> kinds, TableNames names) {

    /** The model for a type whose fields all have columns. */
    static TableModel of(MarshallerModel model) {
        List<ColumnKind> kinds = model.dto().fields().stream()
                .map(field -> ColumnKinds.of(field).orElseThrow())
                .toList();
        return new TableModel(model, kinds, new TableNames(model.dto()));
    }

    Dto dto() {
        return marshaller.dto();
    }

    List<Field> fields() {
        return dto().fields();
    }

    /** The generated class. */
    ClassName table() {
        return Names.tableOf(dto().name());
    }

    /** The class of its columns. */
    ClassName columns() {
        return table().nestedClass("Columns");
    }

    /** The class of its rows. */
    ClassName row() {
        return table().nestedClass("Row");
    }

    /** The class whose objects the rows hold. */
    ClassName object() {
        return Names.of(dto().name());
    }

    /** Whether rows are also filled from views. The views of beans are beans, so they need no method of their own. */
    boolean isViewed() {
        return dto().is(Dto.Trait.VIEW) && !dto().isBean();
    }

    /** The view of its messages. */
    ClassName view() {
        return Names.viewOf(dto().marshaller());
    }

    /** A name for the variable with a row's number that differs from the given name. */
    static String rowBeside(String variable) {
        return variable.equals("row") ? "number" : "row";
    }

    /** An expression for the column of a field, in terms of a variable {@code columns}. */
    CodeBlock columnOf(int field) {
        return CodeBlock.of("columns.$N", names.variable(field));
    }
}
