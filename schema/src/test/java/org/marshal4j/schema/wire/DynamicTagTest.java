package org.marshal4j.schema.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The numbers of tags, which messages contain, and what people who write decoders are told about them. */
class DynamicTagTest {

    @Test
    void numberIsThePositionOfTheTag() {
        DynamicTag[] tags = DynamicTag.values();
        for (int i = 0; i < tags.length; i++) {
            assertThat(tags[i].number()).isEqualTo(i);
            assertThat(DynamicTag.of(i)).contains(tags[i]);
        }
        assertThat(DynamicTag.of(-1)).isEmpty();
        assertThat(DynamicTag.of(tags.length)).isEmpty();
    }

    @Test
    void meaningListsAllTags() {
        String all = Arrays.stream(DynamicTag.values())
                .filter(tag -> tag != DynamicTag.NULL && tag != DynamicTag.LISTED)
                .map(tag -> tag.number() + " " + tag.type().orElseThrow())
                .collect(Collectors.joining(", "));
        assertThat(DynamicTag.meaning()).endsWith(": " + all);
    }
}
