package org.marshal4j.flink;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.apache.flink.api.common.typeinfo.TypeHint;
import org.apache.flink.api.common.typeinfo.TypeInfo;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.util.InstantiationUtil;
import org.junit.jupiter.api.Test;
import org.marshal4j.Marshal;
import org.marshal4j.MarshalImport;
import org.marshal4j.OneOf;

class MarshallerTypeInfoTest {
    @TypeInfo(MarshallerTypeInfoFactory.class)
    record Unmarshalled(int id) {}

    @TypeInfo(MarshallerTypeInfoFactory.class)
    record Page<T>(T first) {}

    record Foreign(long id) {}

    @MarshalImport(Foreign.class)
    interface Imports {}

    @Test
    void flinkFindsItFromTheClass() {
        assertThat(TypeInformation.of(Quote.class)).isEqualTo(MarshallerTypeInfo.of(Quote.class));
        assertThat(TypeInformation.of(Event.class)).isEqualTo(MarshallerTypeInfo.of(Event.class));
        assertThat(TypeInformation.of(new TypeHint<List<Quote>>() {}).toString())
                .contains("MarshallerTypeInfo<org.marshal4j.flink.Quote>");
    }

    @Test
    void classWithoutAMarshallerIsRefusedWithARemedy() {
        assertThatThrownBy(() -> TypeInformation.of(Unmarshalled.class))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Unmarshalled")
                .hasMessageContaining("marshal4j-processor");
        assertThatThrownBy(() -> MarshallerTypeInfo.of(Unmarshalled.class))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void genericClassIsRefused() {
        assertThatThrownBy(() -> TypeInformation.of(new TypeHint<Page<String>>() {}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("is generic")
                .hasMessageEndingWith("a class with @Marshal that extends it, or a record with @Marshal that holds it");
    }

    @Marshal
    static class Box<T> {
        T content;
    }

    @Marshal
    @TypeInfo(MarshallerTypeInfoFactory.class)
    static class Letter extends Box<String> {}

    @Marshal
    record Sheet<T>(T first) {}

    @Marshal
    @TypeInfo(MarshallerTypeInfoFactory.class)
    record Quotes(Sheet<Quote> page) {}

    @Test
    void classesThatFixTheTypeArgumentsAreAccepted() {
        assertThat(TypeInformation.of(Letter.class)).isEqualTo(MarshallerTypeInfo.of(Letter.class));
        assertThat(TypeInformation.of(Quotes.class)).isEqualTo(MarshallerTypeInfo.of(Quotes.class));
    }

    @Test
    void importedClassUsesTheMarshallerOfTheImporter() throws Exception {
        MarshallerTypeInfo<Foreign> info = MarshallerTypeInfo.of(Imports.class, Foreign.class);

        assertThat(info.getTypeClass()).isEqualTo(Foreign.class);
        assertThat(InstantiationUtil.clone(info.createSerializer(null))).isEqualTo(info.createSerializer(null));
        assertThat(info)
                .isNotEqualTo(MarshallerTypeInfo.of(Quote.class))
                .hasToString("MarshallerTypeInfo<" + Foreign.class.getName() + ", imported by "
                        + Imports.class.getName() + ">");
    }

    @Test
    void isSerializable() throws Exception {
        MarshallerTypeInfo<Quote> info = MarshallerTypeInfo.of(Quote.class);

        assertThat(InstantiationUtil.clone(info)).isEqualTo(info).hasSameHashCodeAs(info);
    }

    @Test
    void onlyCanonicalTypesAreKeys() {
        assertThat(MarshallerTypeInfo.of(Key.class).isKeyType()).isTrue();
        assertThat(MarshallerTypeInfo.of(Key.class).keyObstacle()).isEmpty();
        assertThat(MarshallerTypeInfo.of(Quote.class).isKeyType()).isFalse();
        assertThat(MarshallerTypeInfo.of(Quote.class).keyObstacle())
                .hasValueSatisfying(
                        reason -> assertThat(reason).startsWith(Quote.class.getName() + ".price is float64"));
        assertThat(MarshallerTypeInfo.of(Trade.class).keyObstacle())
                .hasValueSatisfying(reason -> assertThat(reason).contains("is evolvable"));
    }

    @Marshal
    record Listed(@OneOf({"LSE", "NYSE"}) String venue) {}

    /** State of a venue that is listed later would be looked up by one byte, and was stored by its text. */
    @Test
    void textsWrittenAsNumbersAreNoKeys() {
        assertThat(MarshallerTypeInfo.of(Listed.class).keyObstacle())
                .hasValueSatisfying(reason -> assertThat(reason)
                        .startsWith(Listed.class.getName() + ".venue is oneof(")
                        .contains("a text has other bytes once @OneOf lists it"));
    }

    @Marshal(key = true)
    record Route(List<String> venues) {}

    @Marshal
    record UncheckedRoute(List<String> venues) {}

    /** The compiler knows what the schema does not say: that it is a list and never a hash set. */
    @Test
    void typesCheckedByTheCompilerAreKeys() {
        assertThat(MarshallerTypeInfo.of(Route.class).isKeyType()).isTrue();
        assertThat(MarshallerTypeInfo.of(UncheckedRoute.class).keyObstacle())
                .hasValueSatisfying(reason -> assertThat(reason).endsWith("whose elements have no fixed order"));
    }

    @Marshal
    record Deep(Key key, Event.Logout logout, Kind kind) {
        enum Kind {
            ONE
        }
    }

    @Marshal
    record WithArray(Key key, byte[] bytes) {}

    @Test
    void recordsOfImmutableValuesAreImmutable() {
        assertThat(MarshallerTypeInfo.of(Deep.class).createSerializer(null).isImmutableType())
                .isTrue();
        assertThat(MarshallerTypeInfo.of(Quote.class).createSerializer(null).isImmutableType())
                .isTrue();
        assertThat(MarshallerTypeInfo.of(WithArray.class).createSerializer(null).isImmutableType())
                .isFalse();
        assertThat(MarshallerTypeInfo.of(Tick.class).createSerializer(null).isImmutableType())
                .isFalse();
        assertThat(MarshallerTypeInfo.of(Event.class).createSerializer(null).isImmutableType())
                .isFalse();
    }
}
