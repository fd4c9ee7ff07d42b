package org.marshal4j.blackbox.beans;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.marshal4j.blackbox.reference.Filler;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;

/** Views of beans are beans. */
class BeanViewsTest {

    private static byte[] message(int seed) {
        return EverythingTwinMarshaller.INSTANCE.toByteArray(new Filler(seed).make(EverythingTwin.class));
    }

    @Test
    void everyGetterShowsWhatTheMarshallerReads() throws ReflectiveOperationException {
        EverythingView view = new EverythingView();
        for (int seed = 0; seed < 40; seed++) {
            byte[] bytes = message(seed);
            Everything read = EverythingMarshaller.INSTANCE.fromByteArray(bytes);
            view.wrap(bytes);
            for (Method getter : Everything.class.getMethods()) {
                if (getter.getParameterCount() == 0
                        && !getter.isDefault()
                        && !Modifier.isStatic(getter.getModifiers())) {
                    Object shown = getter.invoke(view);
                    Object plain = shown instanceof PartView part ? part.toObject() : shown;
                    assertThat(Arrays.deepToString(new Object[] {plain}))
                            .as(getter.getName())
                            .isEqualTo(Arrays.deepToString(new Object[] {getter.invoke(read)}));
                }
            }
            assertThat((Object) view.value()).isEqualTo(read.value());
            assertThat(view.toObject()).hasToString(read.toString());
        }
    }

    @Test
    void aViewIsWrittenLikeAnyOtherImplementation() {
        for (int seed = 0; seed < 40; seed++) {
            byte[] bytes = message(seed);
            Everything view = new EverythingView().wrap(bytes);
            assertThat(EverythingMarshaller.INSTANCE.toByteArray(view)).isEqualTo(bytes);
        }
    }

    @Test
    void settersOfFixedSizeSetTheBytes() {
        byte[] bytes = message(3);
        EverythingView view = new EverythingView().wrap(bytes);
        view.price(1.5).weight(2.5f).count(7);
        view.setOpen(true);
        view.setRank(null);
        view.setCurrency("EUR");
        view.second().number(9);
        Everything read = EverythingMarshaller.INSTANCE.fromByteArray(bytes);
        assertThat(read.price()).isEqualTo(1.5);
        assertThat(read.weight()).isEqualTo(2.5f);
        assertThat(read.count()).isEqualTo(7);
        assertThat(read.isOpen()).isTrue();
        assertThat(read.getRank()).isNull();
        assertThat(read.getCurrency()).isEqualTo("EUR");
        assertThat(read.second().number()).isEqualTo(9);
    }

    @Test
    void settersThatWouldChangeALengthAreRefused() {
        byte[] bytes = message(3);
        byte[] before = bytes.clone();
        EverythingView view = new EverythingView().wrap(bytes);
        assertThatExceptionOfType(MarshalException.class)
                .isThrownBy(() -> view.setName("x"))
                .withMessageContaining("name")
                .withMessageContaining("a view never changes a length")
                .withMessageContaining("[MARSHAL241]");
        assertThatExceptionOfType(MarshalException.class)
                .isThrownBy(() -> view.parts(List.of()))
                .withMessageContaining("parts");
        assertThatExceptionOfType(MarshalException.class)
                .isThrownBy(() -> view.setScratch("x"))
                .withMessageContaining("@Skip");
        assertThat(view.getScratch()).isNull();
        assertThat(bytes).isEqualTo(before);
        assertThat(view.symbolEquals(view.getSymbol())).isTrue();
    }

    @Test
    void elementsOfArraysAreNamedAfterTheAccessors() {
        byte[] bytes = message(0);
        EverythingView view = new EverythingView().wrap(bytes);
        assertThat(view.depthsLength()).isPositive();
        view.setDepths(0, 4.25);
        assertThat(view.getDepths(0)).isEqualTo(4.25);
        assertThat(view.getDepths()[0]).isEqualTo(4.25);
    }

    @Test
    void olderMessagesHaveDefaults() {
        Formerly former = new FormerlyBean();
        former.setNumber(4);
        former.setText("old");
        byte[] bytes = FormerlyMarshaller.INSTANCE.toByteArray(former);
        GrowingView view = new GrowingView().wrap(bytes);
        assertThat(view.getNumber()).isEqualTo(4);
        assertThat(view.getText()).isEqualTo("old");
        assertThat(view.getAdded()).isZero();
        assertThat(view.getNote()).isNull();
        assertThat(view.getPart()).isNull();

        Growing used = new GrowingBean();
        used.setAdded(5);
        used.setNote("was here");
        used.setPart(new PartBean());
        GrowingMarshaller.INSTANCE.readInto(used, Input.of(bytes));
        assertThat(used).isEqualTo(GrowingMarshaller.INSTANCE.fromByteArray(bytes));
        assertThat(used.getAdded()).isZero();
        assertThat(used.getNote()).isNull();
        assertThat(used.getPart()).isNull();

        Growing newer = new GrowingBean();
        newer.setText("new");
        newer.setAdded(6);
        assertThat(FormerlyMarshaller.INSTANCE
                        .fromByteArray(GrowingMarshaller.INSTANCE.toByteArray(newer))
                        .getText())
                .isEqualTo("new");
    }
}
