package org.marshal4j.examples.demo;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LoadTest {

    @Test
    void saysWhenTheMachineIsBusy() {
        assertThat(new Load(1.25, 2).warning())
                .hasValueSatisfying(warning -> assertThat(warning).contains("its load was 1.3 on 2 processors"));
        assertThat(new Load(7, 8).warning()).isPresent();
        assertThat(new Load(0, 1).warning())
                .hasValueSatisfying(warning -> assertThat(warning).contains("one processor"));
    }

    @Test
    void saysNothingOtherwise() {
        assertThat(new Load(0.3, 2).warning()).isEmpty();
        assertThat(new Load(6, 8).warning()).isEmpty();
        // The load is unknown.
        assertThat(new Load(-1, 2).warning()).isEmpty();
    }
}
