package org.marshal4j.blackbox.dto;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.AbstractMap.SimpleEntry;
import java.util.AbstractMap.SimpleImmutableEntry;
import java.util.Arrays;
import java.util.Hashtable;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.marshal4j.blackbox.kit.Money;
import org.marshal4j.blackbox.kit.MoneyView;
import org.marshal4j.runtime.MarshalException;

/** What a view shows of keys and values of entries, by the source that users would write. */
@Tag("plain")
class PairsViewTest {
    private final Pairs pairs = new Pairs();
    private final PairsView view = new PairsView();

    PairsViewTest() {
        pairs.entryR = new SimpleEntry<>(1, null);
        pairs.tableR = new Hashtable<>();
        pairs.namesR = new CopyOnWriteArraySet<>();
    }

    private PairsView wrapped() {
        return view.wrap(PairsMarshaller.INSTANCE.toByteArray(pairs));
    }

    private static Money money(long units) {
        Money money = new Money();
        money.setUnits(units);
        return money;
    }

    @Test
    void showsKeyAndValue() {
        pairs.best = new SimpleEntry<>("VOD.L", money(7));
        pairs.numbers = new SimpleEntry<>(1, 2L);
        pairs.texts = new SimpleImmutableEntry<>("key", "value");
        wrapped();
        assertThat(view.bestIsPresent()).isTrue();
        assertThat(view.bestKey()).isEqualTo("VOD.L");
        assertThat(view.bestKeyEquals("VOD.L")).isTrue();
        assertThat(view.bestKeyHash()).isEqualTo("VOD.L".hashCode());
        assertThat(view.bestValue().toObject().getUnits()).isEqualTo(7);
        assertThat(view.numbersKey()).isEqualTo(1);
        assertThat(view.numbersKeyOr(5)).isEqualTo(1);
        assertThat(view.numbersValue()).isEqualTo(2);
        assertThat(view.numbersValueOr(5)).isEqualTo(2);
        assertThat(view.textsKeyEquals("key")).isTrue();
        assertThat(view.textsValueEquals("value")).isTrue();
        assertThat(view.textsValueEquals("key")).isFalse();
        StringBuilder text = new StringBuilder();
        assertThat(view.textsValueInto(text)).isTrue();
        assertThat(text).hasToString("value");
        assertThat(view.entryRKey()).isEqualTo(1);
        assertThat(view.entryRValue()).isNull();
        assertThat(view.entryRValueOr(5)).isEqualTo(5);
        assertThat(view.best().getKey()).isEqualTo("VOD.L");
        assertThat(view.toObject().numbers).isEqualTo(pairs.numbers);
    }

    @Test
    void anEntryThatIsNullHasNeither() {
        wrapped();
        assertThat(view.bestIsPresent()).isFalse();
        assertThat(view.bestKey()).isNull();
        assertThat(view.bestKeyEquals(null)).isTrue();
        assertThat(view.bestKeyHash()).isZero();
        assertThat(view.bestValue()).isNull();
        assertThat(view.numbersValueOr(5)).isEqualTo(5);
        assertThat(view.textsValueInto(new StringBuilder())).isFalse();
    }

    /** Whether one that is never null is there, nobody has to ask; and a view sets neither key nor value. */
    @Test
    void hasNoFurtherMethods() {
        assertThat(Stream.of(PairsView.class.getMethods()).map(method -> method.getName()))
                .contains("bestIsPresent", "entryRKey")
                .doesNotContain("entryRIsPresent", "bestSize", "bestGet", "bestIndexOf");
        assertThat(Stream.of(PairsView.class.getMethods())
                        .filter(method -> List.of("bestKey", "bestValue", "numbersKey", "numbersValue")
                                .contains(method.getName())))
                .hasSize(4)
                .allSatisfy(method -> assertThat(method.getParameterCount()).isZero());
    }

    @Test
    void keyAndValueHaveViewsOfTheirOwn() {
        pairs.nested = Map.entry(money(7), Map.entry("", new byte[0]));
        pairs.best = Map.entry("", money(8));
        wrapped();
        MoneyView key = view.nestedKey();
        assertThat(view.bestValue().toObject().getUnits()).isEqualTo(8);
        assertThat(key.toObject().getUnits()).isEqualTo(7);
        assertThat(view.nestedKey()).isSameAs(key);
        assertThat(view.nestedValue().getKey()).isEmpty();
    }

    @Test
    void whatIsBadIsRefusedByItsPath() {
        pairs.best = Map.entry("key", money(7));
        byte[] message = PairsMarshaller.INSTANCE.toByteArray(pairs);
        // The presence byte of the entry, the key with its count, and the presence byte of the value.
        message[1 + 4] = 2;
        view.wrap(message);
        assertThat(view.bestKey()).isEqualTo("key");
        MarshalException refused = catchThrowableOfType(MarshalException.class, view::bestValue);
        assertThat(refused.code()).isEqualTo("MARSHAL204");
        assertThat(refused.path()).isEqualTo("best.value");
        assertThat(refused.offset()).isEqualTo(5);
        message[0] = 3;
        refused = catchThrowableOfType(MarshalException.class, view::bestIsPresent);
        assertThat(refused.code()).isEqualTo("MARSHAL204");
        assertThat(refused.path()).isEqualTo("best");
        assertThat(refused.offset()).isZero();
    }

    @Test
    void onlyReadingTellsWhereAKeyEnds() {
        Couples couples = new Couples();
        Customs.Label label = new Customs.Label();
        label.weight = 300;
        couples.byHand = Map.entry(label, "text");
        couples.ratioR = new SimpleEntry<>(new Customs.Ratio(1, (short) 2), 3L);
        couples.last = 4;
        CouplesView shown = new CouplesView().wrap(CouplesMarshaller.INSTANCE.toByteArray(couples));
        assertThat(shown.byHandKey().weight).isEqualTo(300);
        assertThat(shown.byHandValueEquals("text")).isTrue();
        assertThat(shown.toHandIsPresent()).isFalse();
        assertThat(shown.ratioRKey()).isEqualTo(couples.ratioR.getKey());
        assertThat(shown.ratioRValueOr(0)).isEqualTo(3);
        assertThat(shown.innerValue()).isNull();
        assertThat(shown.last()).isEqualTo(4);
    }

    /** What an older message does not have is null, or what a new object has. */
    @Test
    void fieldsThatWereAddedLater() {
        DynamicPairs former = new DynamicPairs();
        byte[] message = DynamicPairsMarshaller.INSTANCE.toByteArray(former);
        int fieldsOfTheFirstVersion = 4 + 3;
        byte[] older = Arrays.copyOf(message, 4 + fieldsOfTheFirstVersion);
        older[0] = (byte) fieldsOfTheFirstVersion;
        DynamicPairsView shown = new DynamicPairsView().wrap(older);
        assertThat(shown.laterIsPresent()).isFalse();
        assertThat(shown.laterKey()).isNull();
        assertThat(shown.laterR()).isEqualTo(new SimpleImmutableEntry<>(1, 2L));
        assertThat(shown.deepSize()).isEqualTo(-1);
        former.later = Map.entry("a", new Evolvable.Tick());
        former.laterR = new SimpleImmutableEntry<>(null, 5L);
        shown.wrap(DynamicPairsMarshaller.INSTANCE.toByteArray(former));
        assertThat(shown.laterKeyEquals("a")).isTrue();
        assertThat(shown.laterValue().toObject().price).isZero();
        assertThat(shown.laterR()).isEqualTo(former.laterR);
    }
}
