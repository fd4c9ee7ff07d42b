package org.marshal4j.blackbox.imports;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.marshal4j.blackbox.kit.DatedRate;
import org.marshal4j.blackbox.kit.Rate;
import org.marshal4j.blackbox.kit.WholeViewChecks;
import org.marshal4j.chronicle.ChronicleViews;

/** Views of classes that are imported by a mix-in, by an import of a single class, and as a family. */
class ImportedViewsTest {
    private final WholeViewChecks<Bag> bags = new WholeViewChecks<>(BagMarshaller.INSTANCE);

    private static Bag bag() {
        Bag bag = new Bag();
        bag.any = "x";
        bag.extra = Map.of("k", 1);
        return bag;
    }

    @Tag("plain")
    @Test
    void showsFieldsAsTheMixInDemands() {
        BagView view = new BagView().wrap(BagMarshaller.INSTANCE.toByteArray(bag()));
        assertThat(view.any()).isEqualTo("x");
        assertThat(view.extraGet("k")).isEqualTo(1);
        assertThat(view.toObject().extra).containsExactly(Map.entry("k", 1));
    }

    @Tag("plain")
    @Test
    void showsWholeMessages() {
        bags.good(bag());
        bags.readsInto(new Bag(), bag());
        new WholeViewChecks<>(LooseMarshaller.INSTANCE).good(Loose.of("a", Map.of("k", 2L)));
    }

    @Tag("plain")
    @Test
    void refusesBadBytes() {
        bags.bad(bag(), 1);
        new WholeViewChecks<>(LooseMarshaller.INSTANCE).bad(Loose.of("a", Map.of("k", 2L)), 2);
    }

    @Tag("plain")
    @Test
    void showsTheClassesOfAFamily() {
        Rate rate = new DatedRate();
        rate.setUnit("u");
        RateView family = new RateView().wrap(RateMarshaller.INSTANCE.toByteArray(rate));
        assertThat(family.asDatedRate().unitEquals("u")).isTrue();
        RateTable table = new RateTable();
        table.rates = List.of(rate);
        byte[] message = RateTableMarshaller.INSTANCE.toByteArray(table);
        RateTableView holder = new RateTableView().wrap(message);
        assertThat(holder.rates(0).asDatedRate().unitEquals("u")).isTrue();
        assertThat(holder.size()).isEqualTo(message.length);
    }

    @Test
    void showsBytes() {
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        BagMarshaller.INSTANCE.write(bag(), bytes);
        bags.says(bag(), view -> ChronicleViews.wrap((BagView) view, bytes));
        bytes.releaseLast();
    }
}
