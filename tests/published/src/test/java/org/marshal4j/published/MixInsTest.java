package org.marshal4j.published;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Field;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.marshal4j.published.Importing.Source;

/** What is read from mix-ins agrees with the compiler. This class is public so that its nested classes can be named. */
public class MixInsTest {
    private static final String SOURCE = """
            package imported;

            import org.marshal4j.MarshalImport;
            import org.marshal4j.MarshalWith;
            import org.marshal4j.Skip;
            import org.marshal4j.published.MixInsTest.Lost;
            import org.marshal4j.published.MixInsTest.Order;

            /** A comment. */
            @MarshalImport(value = Order.class, except = Lost.class)
            abstract class OrderMixIn {
                @Skip Object cache;
                @MarshalWith(String.class) Object price;
                int id;
            }
            """;

    private final MixIns mixIns = MixInReader.read(List.of(new Source("imported/OrderMixIn.java", SOURCE)));

    @Test
    void nameTheirClass() {
        assertThat(mixIns.importers()).containsExactly(Map.entry(Order.class, "imported.OrderMixIn"));
        assertThat(mixIns.isAbout(Order.class)).isTrue();
        assertThat(mixIns.isAbout(Lost.class)).isFalse();
        assertThat(mixIns.except()).containsExactly(Lost.class.getName());
    }

    @Test
    void skipFieldsOrGiveThemMarshallers() throws Exception {
        Field cache = Order.class.getDeclaredField("cache");
        Field price = Order.class.getDeclaredField("price");
        Field id = Order.class.getDeclaredField("id");
        assertThat(List.of(mixIns.skips(cache), mixIns.skips(price), mixIns.skips(id)))
                .containsExactly(true, false, false);
        assertThat(List.of(mixIns.covers(cache), mixIns.covers(price), mixIns.covers(id)))
                .containsExactly(true, true, false);
    }

    @Test
    void skippedFieldsAreNotCompared() {
        assertThat(new StateAlone(mixIns).getChildrenNodeNamesOf(new Order())).containsExactlyInAnyOrder("price", "id");
        assertThat(new StateAlone(MixIns.NONE).getChildrenNodeNamesOf(new Order()))
                .containsExactlyInAnyOrder("cache", "price", "id");
    }

    @Test
    void haveTheLengthOfTheirCode() {
        assertThat(mixIns.lines()).isEqualTo(6);
    }

    @Test
    void areInAFolderForEachJar() {
        MixIns ofMaven = MixIns.of(jar("maven-model"));
        assertThat(ofMaven.types()).containsExactly(Object.class);
        assertThat(ofMaven.skipped()).containsExactly("org.apache.maven.model.Model#pomFile");
        assertThat(MixIns.of(jar("threeten-extra"))).isEqualTo(MixIns.NONE);
    }

    @Test
    void areAnErrorIfTheyDoNotCompile() {
        Source broken = new Source("imported/Broken.java", "package imported;\nclass Broken extends Nowhere {}\n");
        assertThatThrownBy(() -> MixInReader.read(List.of(broken)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("Nowhere");
    }

    private static PublishedJar jar(String artifact) {
        return PublishedJar.all().stream()
                .filter(jar -> jar.artifact().equals(artifact))
                .findFirst()
                .orElseThrow();
    }

    public static class Order {
        Object cache;
        Object price;
        int id;
    }

    public static class Lost {}
}
