package org.marshal4j.blackbox.encoded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Views of messages in forms of other libraries. */
class ViewTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void viewsFindAndSetTheFields(int seed) {
        DataOutputTrade trade = DataOutputTrade.random(new Random(seed));
        byte[] message = DataOutputTradeMarshaller.INSTANCE.toByteArray(trade);
        DataOutputTradeView view = new DataOutputTradeView();
        view.wrap(message);
        assertThat(view.open()).isEqualTo(trade.open);
        assertThat(view.code()).isEqualTo(trade.code);
        assertThat(view.volume()).isEqualTo(trade.volume);
        assertThat(view.price()).isEqualTo(trade.price);
        assertThat(view.symbol()).isEqualTo(trade.symbol);
        assertThat(view.note()).isEqualTo(trade.note);
        assertThat(view.port()).isEqualTo(trade.port);
        assertThat(view.named()).isEqualTo(trade.named);
        assertThat(view.micro()).isEqualTo(trade.micro);
        assertThat(view.amount()).isEqualTo(trade.amount);
        assertThat(view.numbers()).isEqualTo(trade.numbers);
        assertThat(view.tags()).isEqualTo(trade.tags);
        assertThat(view.boxes()).isEqualTo(trade.boxes);
        assertThat(view.counts()).isEqualTo(trade.counts);
        assertThat(view.leg().quantity()).isEqualTo(trade.leg.quantity);
        view.volume(-5);
        view.port(65535);
        assertThatThrownBy(() -> view.port(65536)).hasMessageContaining("MARSHAL227");
        assertThat(view.port()).isEqualTo(65535);
        DataOutputTrade read = DataOutputTradeMarshaller.INSTANCE.fromByteArray(message);
        assertThat(read.volume).isEqualTo(-5);
        assertThat(read.port).isEqualTo(65535);
    }
}
