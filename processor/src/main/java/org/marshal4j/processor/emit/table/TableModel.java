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
 * What is known of a table when code is generated for it.
 *
 * @param marshaller what is known of its type
 * @param kinds the kinds of its columns, one for each field
 * @param names the names of what the fields have in it
 */
record TableModel(MarshallerModel marshaller, List<ColumnKind> kinds, TableNames names) {

    /** Of a type whose fields all have columns. */
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

    /** The class that is generated. */
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

    /** Whether rows are filled from views; the views of beans are beans. */
    boolean isViewed() {
        return dto().is(Dto.Trait.VIEW) && !dto().isBean();
    }

    /** The view of its messages. */
    ClassName view() {
        return Names.viewOf(dto().name());
    }

    /** The variable that holds a row's number, beside one with that name. */
    static String rowBeside(String variable) {
        return variable.equals("row") ? "number" : "row";
    }

    /** The column of a field, where there is a variable {@code columns}. */
    CodeBlock columnOf(int field) {
        return CodeBlock.of("columns.$N", names.of(field));
    }
}
