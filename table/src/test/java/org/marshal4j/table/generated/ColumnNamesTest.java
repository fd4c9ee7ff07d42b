package org.marshal4j.table.generated;

import static org.assertj.core.api.Assertions.assertThat;

import javax.lang.model.SourceVersion;
import org.junit.jupiter.api.Test;
import org.marshal4j.schema.Schema;

/** The names of columns are those that the processor gives them. */
class ColumnNamesTest {
    @Test
    void differFromWordsOfJavaAndFromEachOther() {
        Schema schema = Schema.of("com.acme.Order", "id int64", "id int32", "class text?", "record text?", "id bool");
        assertThat(ColumnNames.of(schema)).containsExactly("id", "id_", "class_", "record", "id__");
    }

    @Test
    void knowTheWordsOfJava() {
        assertThat(ColumnNames.KEYWORDS).hasSize(54).allMatch(SourceVersion::isKeyword);
    }
}
