package org.marshal4j.stack.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.wire.CSVWire;
import net.openhft.chronicle.wire.SelfDescribingMarshallable;
import org.junit.jupiter.api.Test;
import org.marshal4j.Marshal;

/**
 * Rows of tables are read like by Wire's reflection: with the columns in the order of the fields, since Wire can do no
 * more.
 */
class CsvTest {
    private static final String TABLE = """
            symbol,price,size,isOpen,side
            MSFT,1.5,7,true,BUY
            "A, B",-2,0,false,SELL
            """;

    /** Read by generated code. */
    @Marshal
    static class Generated extends SelfDescribingMarshallable implements CsvTest_GeneratedMarshallable {
        String symbol;
        double price;
        int size;
        boolean isOpen;
        Side side;
    }

    /** The same, read by Wire. */
    static class Plain extends SelfDescribingMarshallable {
        String symbol;
        double price;
        int size;
        boolean isOpen;
        Side side;
    }

    @Test
    void rowsAreRead() {
        List<Generated> rows = rows(Generated.class);
        assertThat(rows).hasSize(2);
        assertThat(rows.get(1).symbol).isEqualTo("A, B");
        assertThat(rows.get(1).price).isEqualTo(-2);
        assertThat(rows.get(0).side).isEqualTo(Side.BUY);
        assertThat(plain(rows)).isEqualTo(plain(rows(Plain.class)));
    }

    private static <T> List<T> rows(Class<T> type) {
        CSVWire wire = new CSVWire(Bytes.from(TABLE));
        List<T> rows = new ArrayList<>();
        while (wire.hasMore()) {
            rows.add(wire.getValueIn().object(type));
        }
        return rows;
    }

    /** Returns the texts of rows without the names of their classes. */
    private static List<String> plain(Iterable<?> rows) {
        List<String> texts = new ArrayList<>();
        rows.forEach(row -> texts.add(row.toString().replaceFirst("!\\S+", "")));
        return texts;
    }
}
