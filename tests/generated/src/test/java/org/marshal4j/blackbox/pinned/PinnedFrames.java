package org.marshal4j.blackbox.pinned;

import static org.marshal4j.blackbox.pinned.PinnedRow.row;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.marshal4j.Marshal;
import org.marshal4j.Required;
import org.marshal4j.Since;

/** The pinned bytes of evolvable types. */
final class PinnedFrames {
    private static final String TICK = "message of evolvable `Tick` of `short price` and `@Since(2) Byte size`";

    private PinnedFrames() {}

    @Marshal(evolvable = true)
    static class Tick {
        short price;

        @Since(2)
        Byte size;

        Tick() {}

        Tick(int price, Integer size) {
            this.price = (short) price;
            this.size = size == null ? null : size.byteValue();
        }
    }

    @Marshal(evolvable = true)
    static class Trade extends Tick {
        String buyer;

        Trade() {}

        Trade(int price, Integer size, String buyer) {
            super(price, size);
            this.buyer = buyer;
        }
    }

    @Marshal(evolvable = true)
    static class Bare extends Tick {
        Bare() {}

        Bare(int price, Integer size) {
            super(price, size);
        }
    }

    @Marshal
    record OneTick(Tick value) {}

    @Marshal
    record RequiredTick(@Required Tick value) {}

    @Marshal
    record TickList(List<Tick> value) {}

    static Stream<PinnedRow> rows() {
        Tick tick = new Tick(1, 2);
        return Stream.of(
                row(TICK, "Tick 1, 2", tick, "04 00 00 00 01 00 01 02"),
                row(TICK, "Tick 1, null", new Tick(1, null), "04 00 00 00 01 00 00 00"),
                row("a field of type `Tick`", "Tick 1, 2", new OneTick(tick), "04 00 00 00 01 00 01 02"),
                row("a field of type `Tick`", "null", new OneTick(null), "ff ff ff ff"),
                row("`@Required Tick`", "Tick 1, 2", new RequiredTick(tick), "04 00 00 00 01 00 01 02"),
                row(
                        "`List<Tick>`",
                        "[Tick 1, 2; null]",
                        new TickList(Arrays.asList(tick, null)),
                        "02 04 00 00 00 01 00 01 02 ff ff ff ff"),
                row(
                        "message of `Trade extends Tick`, adds `String buyer`",
                        "Trade 1, 2, \"a\"",
                        new Trade(1, 2, "a"),
                        "04 00 00 00 01 00 01 02 02 00 00 00 01 61"),
                row(
                        "message of `Bare extends Tick`, adds nothing",
                        "Bare 1, 2",
                        new Bare(1, 2),
                        "04 00 00 00 01 00 01 02 00 00 00 00"));
    }
}
