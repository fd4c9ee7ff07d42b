package org.marshal4j.processor.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.marshal4j.processor.model.MemoryField;

class HeaderGapTest {

    @Test
    void withoutEightByteFieldsThereIsNoGap() {
        assertThat(fillers(4, 4, 2, 1)).isEmpty();
        assertThat(fillers()).isEmpty();
        assertThat(fillers(0, 4)).isEmpty();
    }

    @Test
    void theFirstFourByteFieldFillsIt() {
        assertThat(fillers(8, 4, 4)).containsExactly("f1");
        assertThat(fillers(4, 8, 4)).containsExactly("f0");
        assertThat(fillers(1, 2, 8, 4)).containsExactly("f3");
    }

    @Test
    void otherwiseTheLargestThatFitFillIt() {
        assertThat(fillers(8, 2, 2, 2)).containsExactly("f1", "f2");
        assertThat(fillers(8, 1, 2, 1, 1)).containsExactly("f2", "f1", "f3");
        assertThat(fillers(8, 1, 1, 1, 1, 1)).containsExactly("f1", "f2", "f3", "f4");
    }

    @Test
    void neitherReferencesNorEightByteFieldsFillIt() {
        assertThat(fillers(8, 0, 0)).isEmpty();
        assertThat(fillers(8, 8)).isEmpty();
        assertThat(fillers(8, 0, 1)).containsExactly("f2");
    }

    /**
     * The names of those fields that fill the gap, among fields {@code f0}, {@code f1} and so on with the given sizes.
     */
    private static List<String> fillers(int... bytes) {
        List<MemoryField> fields = new ArrayList<>();
        for (int i = 0; i < bytes.length; i++) {
            fields.add(new MemoryField("f" + i, bytes[i]));
        }
        return HeaderGap.fillers(fields);
    }
}
