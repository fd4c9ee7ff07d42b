package org.marshal4j.published;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A class can be imported only with everything it holds, and every other class has a cause. This class is public so
 * that importers can name its nested classes.
 */
public class JudgementTest {
    private static final List<Class<?>> TYPES = List.of(Plain.class, Loose.class, Holder.class, Heir.class, Shut.class);

    @TempDir
    Path temp;

    @Test
    void refusesClassesThatHoldOrExtendRefusedOnes() {
        Judgement judgement = new Judgement(
                new Importing(temp), new Importers(TYPES, Families.NONE, MixIns.NONE), TYPES, Families.NONE);
        judgement.judge();

        assertThat(judgement.accepted()).containsExactly(Plain.class);
        assertThat(judgement.refused()).containsOnlyKeys(Loose.class, Shut.class);
        assertThat(judgement.through()).containsEntry(Holder.class, Loose.class).containsEntry(Heir.class, Loose.class);
        assertThat(judgement.uncompilable()).isEmpty();

        Causes causes = new Causes(judgement.refused(), judgement.through());
        Cause stream = new Cause("MARSHAL139", "a field of `java.io.InputStream`");
        assertThat(causes.of(Loose.class)).isEqualTo(stream);
        assertThat(causes.of(Holder.class)).isEqualTo(stream);
        assertThat(causes.of(Heir.class)).isEqualTo(stream);
        assertThat(causes.of(Shut.class))
                .isEqualTo(new Cause("MARSHAL139", "a constructor parameter that matches no field"));
        assertThat(causes.isOwn(Loose.class)).isTrue();
        assertThat(causes.isOwn(Holder.class)).isFalse();
    }

    /** Can be imported. */
    public static class Plain {
        int count;
        List<String> names;
    }

    /** Holds something that no message can hold. */
    public static class Loose {
        InputStream open;
    }

    /** Holds something that is refused. */
    public static class Holder {
        List<Loose> loose;
    }

    /** Extends something that is refused. */
    public static class Heir extends Loose {
        int count;
    }

    /** Cannot be created from outside. */
    public static final class Shut {
        private final int length;

        private Shut(String name) {
            this.length = name.length();
        }

        /** Uses the constructor. */
        public static int lengthOf(String name) {
            return new Shut(name).length;
        }
    }
}
