package org.marshal4j.blackbox.dto;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;

/** Fields with {@code @Parent}, whose value an object passes itself or looks up. */
class ParentsTest {

    private static <P extends Parents> P filled(P parents) {
        parents.one = new Parents.Part("one");
        parents.fixed.number = 1;
        parents.perhaps = new Parents.Fixed();
        parents.list.add(new Parents.Part("two"));
        parents.list.add(new Parents.Part("three"));
        parents.array = new Parents.Fixed[] {new Parents.Fixed(), null};
        parents.byName.put("four", new Parents.Part("four"));
        parents.entry = Map.entry(new Parents.Fixed(), new Parents.Part("five"));
        parents.optional = Optional.of(new Parents.Part("six"));
        parents.reference = new AtomicReference<>(new Parents.Fixed());
        parents.lists.add(List.of(new Parents.Part("seven")));
        parents.inner = new Parents.Inner();
        parents.inner.leaves.add(new Parents.Leaf());
        return parents;
    }

    private static void checkTold(Parents parents) {
        assertThat(parents.told()).hasSize(13).allMatch(told -> told == parents);
        assertThat(parents.inner.leaves).allMatch(leaf -> leaf.around == parents.inner);
    }

    @ParameterizedTest
    @EnumSource
    void partsAreToldOfTheirParent(Again way) {
        Parents parents = filled(new Parents());
        Parents again = way.of(ParentsMarshaller.INSTANCE, parents);
        checkTold(again);
        byte[] message = ParentsMarshaller.INSTANCE.toByteArray(again);
        assertThat(message).isEqualTo(ParentsMarshaller.INSTANCE.toByteArray(parents));
        assertThat(ParentsMarshaller.INSTANCE.sizeOf(again)).isEqualTo(message.length);
        way.into(ParentsMarshaller.INSTANCE, parents, again);
        checkTold(again);
    }

    @ParameterizedTest
    @EnumSource
    void subclassesAreParentsToo(Again way) {
        Parents.More more = filled(new Parents.More());
        more.more = new Parents.Part("more");
        Parents.More again = way.of(Parents_MoreMarshaller.INSTANCE, more);
        checkTold(again);
        assertThat(again.more.around).isSameAs(again);
    }

    @ParameterizedTest
    @EnumSource
    void whoeverHoldsAPartIsNotItsParentForThat(Again way) {
        Parents.Other other = new Parents.Other();
        other.one = new Parents.Part("one");
        other.inner = new Parents.Inner();
        other.inner.leaves.add(new Parents.Leaf());
        other.parents = filled(new Parents());
        Parents.Other again = way.of(Parents_OtherMarshaller.INSTANCE, other);
        assertThat(again.one.around).isNull();
        assertThat(again.inner.around).isNull();
        assertThat(again.inner.leaves.get(0).around).isSameAs(again.inner);
        checkTold(again.parents);
    }

    @ParameterizedTest
    @EnumSource
    void partsMayBeDynamicOrOfAFamily(Again way) {
        Parents.Loose loose = new Parents.Loose();
        loose.value = new Parents.LoosePart();
        loose.part = new Parents.LoosePart();
        Parents.Told told = new Parents.Told();
        told.name = "it";
        loose.kind = told;
        Parents.Loose again = way.of(Parents_LooseMarshaller.INSTANCE, loose);
        assertThat(((Parents.LoosePart) again.value).around).isSameAs(again);
        assertThat(again.part.around).isSameAs(again);
        assertThat(((Parents.Told) again.kind).around).isSameAs(again);
    }

    @Test
    void viewsReadObjectsThatNeedNoOthers() {
        Parents.Shown shown = new Parents.Shown();
        shown.parents = filled(new Parents());
        Parents_ShownView view = new Parents_ShownView().wrap(Parents_ShownMarshaller.INSTANCE.toByteArray(shown));
        checkTold(view.parents());
    }

    @Test
    void anotherParentIsRefusedWithItsPlace() {
        Map<String, Consumer<Parents>> wrong = Map.of(
                "one.around", parents -> parents.one.around = new Parents(),
                "list[1].around", parents -> parents.list.get(1).around = new Parents(),
                "byName[0].value.around", parents -> parents.byName.get("four").around = new Parents(),
                "inner.leaves[0].around", parents -> parents.inner.leaves.get(0).around = new Parents.Inner());
        wrong.forEach((path, change) -> {
            Parents parents = filled(new Parents());
            change.accept(parents);
            MarshalException failure =
                    catchThrowableOfType(MarshalException.class, () -> ParentsMarshaller.INSTANCE.toByteArray(parents));
            assertThat(failure.code()).isEqualTo("MARSHAL216");
            assertThat(failure.path()).isEqualTo(path);
            assertThat(failure).hasMessageContaining("it does not hold the enclosing " + Parents.class.getName());
        });
    }

    @Test
    void theOutermostPartKeepsItsParent() {
        Parents parents = filled(new Parents());
        Parents.Fixed fixed = new Parents.Fixed();
        byte[] message = Parents_FixedMarshaller.INSTANCE.toByteArray(fixed);
        Parents.Part part = new Parents.Part("part");
        part.around = parents;
        Parents_PartMarshaller.INSTANCE.copyInto(parents.one, part);
        assertThat(part.around).isSameAs(parents);
        assertThat(Parents_PartMarshaller.INSTANCE.copy(part).around).isNull();
        assertThat(Parents_FixedMarshaller.INSTANCE.fromByteArray(message).around())
                .isNull();
        assertThat(Parents_PartMarshaller.INSTANCE.sizeOf(part)).isEqualTo(4);
    }

    /** What makes another object of the same contents. */
    enum Again {
        READ {
            @Override
            <T> T of(Marshaller<T> marshaller, T value) {
                return marshaller.fromByteArray(marshaller.toByteArray(value));
            }

            @Override
            <T> void into(Marshaller<T> marshaller, T value, T used) {
                marshaller.readInto(used, Input.of(marshaller.toByteArray(value)));
            }
        },
        COPIED {
            @Override
            <T> T of(Marshaller<T> marshaller, T value) {
                return marshaller.copy(value);
            }

            @Override
            <T> void into(Marshaller<T> marshaller, T value, T used) {
                marshaller.copyInto(value, used);
            }
        };

        abstract <T> T of(Marshaller<T> marshaller, T value);

        abstract <T> void into(Marshaller<T> marshaller, T value, T used);
    }
}
