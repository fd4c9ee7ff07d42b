package org.marshal4j.blackbox.extended;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.marshal4j.Dynamic;
import org.marshal4j.Marshal;
import org.marshal4j.TypeId;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Marshallers;

/**
 * A listed class that is itself a map: a dynamic value is recognised by its class before anything checks whether it is
 * a map.
 */
class ListedContainerTest {

    @Marshal
    static class Labelled {
        @Dynamic(Labels.class)
        Object extra;
    }

    @Marshal
    @TypeId(300)
    static class Labels extends HashMap<String, String> {
        private static final long serialVersionUID = 1L;
    }

    @Test
    void keepsItsClassIfItIsListed() {
        Marshaller<Labelled> marshaller = Marshallers.of(Labelled.class);
        Labelled labelled = new Labelled();
        labelled.extra = new Labels();
        ((Labels) labelled.extra).put("a", "b");
        byte[] bytes = marshaller.toByteArray(labelled);
        assertThat(HexFormat.of().formatHex(bytes)).isEqualTo("1eac02" + "0101610162");
        assertThat(marshaller.sizeOf(labelled)).isEqualTo(bytes.length);
        assertThat(marshaller.fromByteArray(bytes).extra)
                .isExactlyInstanceOf(Labels.class)
                .isEqualTo(Map.of("a", "b"));
    }
}
