package org.marshal4j.blackbox.kept;

import static org.assertj.core.api.Assertions.assertThat;
import static org.marshal4j.blackbox.views.Refused.refused;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.marshal4j.Marshal;

/** How views show final fields that no constructor takes. */
class KeptViewTest {

    /** Its fields keep their objects for good. */
    @Marshal(view = true)
    static class Tally implements KeptViewTest_TallyMarshallable {
        final AtomicLong count = new AtomicLong();
        final Entry last = new Entry();
        final List<String> names = new ArrayList<>();
        int behind;
    }

    /** The same with nullable fields: the bytes are the same. */
    @Marshal
    static class Loose implements KeptViewTest_LooseMarshallable {
        AtomicLong count;
        Entry last;
        List<String> names;
        int behind;
    }

    /** Has a varying size. */
    @Marshal(view = true)
    static class Entry implements KeptViewTest_EntryMarshallable {
        String text;
        int number;
    }

    @Test
    void areShownAndSetLikeOtherFields() {
        Tally tally = new Tally();
        tally.count.set(5);
        tally.last.text = "x";
        tally.last.number = 6;
        tally.names.addAll(List.of("a", "b"));
        tally.behind = 7;
        KeptViewTest_TallyView view =
                new KeptViewTest_TallyView().wrap(KeptViewTest_TallyMarshaller.INSTANCE.toByteArray(tally));
        assertThat(view.count().get()).isEqualTo(5);
        assertThat(view.last().textEquals("x")).isTrue();
        assertThat(view.names()).containsExactly("a", "b");
        assertThat(view.namesIndexOf("b")).isEqualTo(1);
        view.count(new AtomicLong(50));
        view.last().number(60);
        view.behind(70);
        Tally read = view.toObject();
        assertThat(read.count).hasValue(50);
        assertThat(read.last.number).isEqualTo(60);
        assertThat(read.behind).isEqualTo(70);
        refused("MARSHAL241", () -> view.count(null));
        assertThat(view.count().get()).isEqualTo(50);
    }

    @Test
    void areNeverNull() {
        Loose loose = new Loose();
        loose.behind = 7;
        byte[] message = KeptViewTest_LooseMarshaller.INSTANCE.toByteArray(loose);
        KeptViewTest_TallyView view = new KeptViewTest_TallyView().wrap(message);
        refused("MARSHAL206", view::count);
        refused("MARSHAL206", view::last);
        refused("MARSHAL206", view::names);
        refused("MARSHAL206", view::toObject);
        assertThat(view.behind()).isEqualTo(7);
    }
}
