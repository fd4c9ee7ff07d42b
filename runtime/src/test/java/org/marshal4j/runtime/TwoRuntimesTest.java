package org.marshal4j.runtime;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.generated.TypeIds;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.trade.Leg;
import org.marshal4j.runtime.trade.LegMarshaller;
import org.marshal4j.schema.Schema;

/** Containers load classes, and copies of the runtime, twice. The advice must not be about names. */
class TwoRuntimesTest {
    /** Has a copy of everything, including the runtime. */
    private URLClassLoader other;

    @BeforeEach
    void load() throws IOException {
        URL[] urls = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(TwoRuntimesTest::url)
                .toArray(URL[]::new);
        other = new URLClassLoader("plugin", urls, ClassLoader.getPlatformClassLoader());
    }

    @AfterEach
    void close() throws IOException {
        other.close();
    }

    private static URL url(String entry) {
        try {
            return Path.of(entry).toUri().toURL();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void marshallerOfAnotherRuntime() throws ReflectiveOperationException {
        Class<?> leg = other.loadClass(Leg.class.getName());
        assertThatThrownBy(() -> Marshallers.of(leg))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith(LegMarshaller.class.getName() + " was loaded with another copy of"
                        + " marshal4j-runtime than the one that is called here: it implements the Marshaller from the"
                        + " class loader java.net.URLClassLoader")
                .hasMessageContaining("and this one is from the class loader jdk.internal.loader.ClassLoaders$App")
                .hasMessageEndingWith("Remove one of them, so that both use the same");
        assertThatThrownBy(() -> Marshallers.of(leg, leg)).hasMessageContaining("another copy of marshal4j-runtime");
        assertThatThrownBy(() -> MarshallerRegistry.named(LegMarshaller.class.getName(), other))
                .hasMessageContaining("another copy of marshal4j-runtime");
    }

    /** Only the class was loaded twice. */
    @Test
    void classOfAnotherLoader() throws IOException, ReflectiveOperationException {
        try (URLClassLoader child = new OnlyLeg(other.getURLs())) {
            Class<?> leg = child.loadClass(Leg.class.getName());
            assertThatThrownBy(() -> Marshallers.of(leg))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageStartingWith(LegMarshaller.class.getName() + " marshals another " + Leg.class.getName()
                            + " than this one; these are two classes of the same name: the first is from ")
                    .hasMessageEndingWith("Let one class loader load it for both");
            Object value = leg.getDeclaredConstructor().newInstance();
            assertThatThrownBy(() -> Checks.exactType(value, Leg.class))
                    .hasMessageContaining("these are two classes of the same name")
                    .hasMessageNotContainingAny("would be lost");
            Schema family = Schema.of("com.acme.Event", "id int64").asFamily("0 " + Leg.class.getName());
            assertThatThrownBy(() -> {
                        throw TypeIds.outside(value, family);
                    })
                    .hasMessageContaining("is not the class of the same name from the class loader ");
        }
    }

    /** Loads one class itself, and takes everything else from its parent. */
    private static final class OnlyLeg extends URLClassLoader {
        OnlyLeg(URL[] urls) {
            super(urls, OnlyLeg.class.getClassLoader());
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            Class<?> known = findLoadedClass(name);
            return known != null
                    ? known
                    : name.equals(Leg.class.getName()) ? findClass(name) : super.loadClass(name, resolve);
        }
    }
}
