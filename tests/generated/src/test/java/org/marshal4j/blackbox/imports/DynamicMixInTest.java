package org.marshal4j.blackbox.imports;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Dynamic values of an imported class. */
class DynamicMixInTest {

    @Test
    void membersOfAMixInMakeFieldsDynamic() {
        Bag bag = new Bag();
        bag.any = List.of(1, "x");
        bag.extra = Map.of("k", 2L);
        byte[] bytes = BagMarshaller.INSTANCE.toByteArray(bag);
        assertThat(HexFormat.of().formatHex(bytes)).isEqualTo("0d0204010000000b017801016b050200000000000000");
        Bag read = BagMarshaller.INSTANCE.fromByteArray(bytes);
        assertThat(read.any).isEqualTo(bag.any);
        assertThat(read.extra).isEqualTo(bag.extra);
    }
}
