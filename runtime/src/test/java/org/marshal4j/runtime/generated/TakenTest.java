package org.marshal4j.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;

class TakenTest {

    @Test
    void acceptsAsManyElementsAsWereRead() {
        assertThatCode(() -> Taken.all("this", List.of(1, 2), 2)).doesNotThrowAnyException();
        assertThatCode(() -> Taken.all("this", Map.of(1, 2), 1)).doesNotThrowAnyException();
    }

    @Test
    void refusesMoreOrFewerElements() {
        assertThatThrownBy(() -> Taken.all("this", List.of(1, 2), 3))
                .hasMessageContaining("3 elements were read")
                .hasMessageContaining("which now has 2")
                .hasMessageContaining("[MARSHAL226]");
        assertThatThrownBy(() -> Taken.all("this", Map.of(), 1)).hasMessageContaining("[MARSHAL226]");
    }

    @Test
    void aCopyOnWriteListIsChangedOnlyIfItDiffers() {
        String same = "a";
        Counting list = new Counting();
        assertThat(Taken.list("this", list, List.of(same, "b"))).isSameAs(list).containsExactly("a", "b");
        Taken.list("this", list, List.copyOf(list));
        assertThat(list.changes).isEqualTo(1);
        Taken.list("this", list, List.of("c"));
        assertThat(list).containsExactly("c");
        assertThat(list.changes).isEqualTo(2);
    }

    private static final class Counting extends CopyOnWriteArrayList<String> {
        private static final long serialVersionUID = 1;

        private int changes;

        @Override
        public void clear() {
            changes++;
            super.clear();
        }
    }
}
