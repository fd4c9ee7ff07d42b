package org.marshal4j.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.marshal4j.table.Column;

/** The rows of docs/tables.md for a class of columns name the Arrow types of these columns. */
class ArrowTypesPageTest {

    @Test
    void nameTheTypesOfTheColumns() throws IOException {
        String page = Files.readString(Path.of("../../docs/tables.md"));
        List<String> rows = page.substring(
                        page.indexOf("<!-- with a column -->"), page.indexOf("<!-- /with a column -->"))
                .lines()
                .toList();
        try (EveryTable table = EveryTable.inMemory()) {
            for (Column column : table.columns()) {
                String end = "| `" + column.getClass().getSimpleName() + "` |";
                // Types inside a list or a struct have rows of their own, and decimals are followed by their numbers.
                String type = column.arrowType().replaceAll("^(list_view|struct|decimal128).*", "$1");
                assertThat(rows)
                        .as(column.name())
                        .anyMatch(row -> row.endsWith(end) && row.contains("| `" + type + "`"));
            }
        }
    }
}
