package org.marshal4j.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Path;
import net.openhft.chronicle.hash.ChecksumEntry;
import net.openhft.chronicle.hash.Data;
import net.openhft.chronicle.map.ChronicleMap;
import net.openhft.chronicle.map.ExternalMapQueryContext;
import net.openhft.chronicle.map.MapEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.chronicle.ChronicleViews;
import org.marshal4j.runtime.MarshalException;

/** Uses views to access values of a map in place, in its file. */
class ViewsOfValuesTest {
    private final PositionView view = new PositionView();

    @Test
    void areReadAndSetUnderTheLock(@TempDir Path temp) throws IOException {
        try (ChronicleMap<Long, Position> map = MapMarshallersTest.positions()
                .createPersistedTo(temp.resolve("map").toFile())) {
            for (long i = 0; i < 10; i++) {
                map.put(i, new Position(i, 1.5, (int) i, false));
            }
            for (long i = 0; i < 10; i++) {
                try (ExternalMapQueryContext<Long, Position, ?> context = map.queryContext(i)) {
                    context.updateLock().lock();
                    MapEntry<Long, Position> entry = context.entry();
                    Data<Position> data = entry.value();
                    ChronicleViews.wrap(view, data.bytes(), data.offset(), data.size());
                    assertThat(view.quantity()).isEqualTo(i);
                    assertThat(view.size()).isEqualTo(data.size());
                    view.trades((int) i * 10);
                    ((ChecksumEntry) entry).updateChecksum();
                }
            }
            for (long i = 0; i < 10; i++) {
                assertThat(map.get(i)).isEqualTo(new Position(i, 1.5, (int) i * 10, false));
            }
        }
    }

    @Test
    void endWithTheValue() {
        try (ChronicleMap<Long, Position> map = MapMarshallersTest.positions().create()) {
            map.put(1L, new Position(1, 1.5, 2, true));
            map.put(2L, new Position(2, 1.5, 2, true));
            try (ExternalMapQueryContext<Long, Position, ?> context = map.queryContext(1L)) {
                context.readLock().lock();
                Data<Position> data = context.entry().value();
                ChronicleViews.wrap(view, data.bytes(), data.offset(), data.size() - 1);
                assertThat(view.trades()).isEqualTo(2);
                assertThatExceptionOfType(MarshalException.class)
                        .isThrownBy(view::closed)
                        .withMessageContaining("MARSHAL203");
            }
        }
    }
}
