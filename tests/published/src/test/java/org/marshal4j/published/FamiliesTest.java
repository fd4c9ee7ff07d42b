package org.marshal4j.published;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Fields whose type is an interface can be imported with its classes, or not at all. This class is public so that
 * importers can name its nested classes.
 */
public class FamiliesTest {
    private static final List<Class<?>> CLASSES = List.of(
            Form.class,
            Circle.class,
            Square.class,
            Drawing.class,
            Half.class,
            Open.class,
            Hidden.class,
            Spoilt.class,
            Fresh.class,
            Rotten.class,
            Basket.class,
            Lost.class);

    private final Families families = new Families(List.of(), CLASSES, List.of(Lost.class.getName()), MixIns.NONE);

    @TempDir
    Path temp;

    @Test
    void areImportedWithAllTheirClasses() {
        List<Class<?>> types = List.of(Form.class, Circle.class, Square.class, Drawing.class);
        Importing importing = new Importing(temp);
        Importers importers = new Importers(types, families, MixIns.NONE);
        Judgement judgement = new Judgement(importing, importers, types, families);
        judgement.judge();
        assertThat(judgement.refused()).isEmpty();
        assertThat(judgement.accepted()).isEqualTo(types);

        Map<Class<?>, Outcome> outcomes =
                new Trials(importing, importers, families, MixIns.NONE).of(List.of(Drawing.class));
        assertThat(outcomes.get(Drawing.class).kind()).isEqualTo(Outcome.Kind.SAME);
        Drawing drawing = Filling.fill(Drawing.class, Filling.DEEPEST, 1, choices(0));
        assertThat(drawing.forms).isNotEmpty().doesNotContainNull().hasOnlyElementsOfType(Circle.class);
        assertThat(Filling.fill(Drawing.class, Filling.DEEPEST, 1, choices(1)).forms)
                .hasOnlyElementsOfType(Square.class);
        assertThat(families.without(judgement.accepted())).containsExactly(Circle.class, Square.class);
    }

    private Choices choices(int number) {
        return new Choices(families.choice(number), MixIns.NONE, Samples.NONE);
    }

    @Test
    void areRefusedWithOneOfTheirClasses() {
        List<Class<?>> types = List.of(Spoilt.class, Fresh.class, Rotten.class, Basket.class);
        Judgement judgement =
                new Judgement(new Importing(temp), new Importers(types, families, MixIns.NONE), types, families);
        judgement.judge();
        assertThat(judgement.accepted()).containsExactly(Fresh.class);
        assertThat(judgement.through())
                .containsEntry(Spoilt.class, Rotten.class)
                .containsEntry(Basket.class, Spoilt.class);
    }

    @Test
    void areNoFamiliesIfAClassCannotBeNamed() {
        assertThat(families.members(Half.class)).isEmpty();
        assertThat(families.members(Form.class)).containsExactly(Circle.class, Square.class);
    }

    /** A root. */
    public interface Form {}

    /** A class of the family. */
    public static class Circle implements Form {
        int radius;
    }

    /** Another class of the family. */
    public static class Square implements Form {
        long side;
    }

    /** Holds objects of the family. */
    public static class Drawing {
        List<Form> forms;
    }

    /** Is left out. */
    public static class Lost implements Form {
        Object anything;
    }

    /** A root with a class that nobody else can name. */
    public interface Half {}

    /** The other class of that family. */
    public static class Open implements Half {
        int count;
    }

    private static final class Hidden implements Half {}

    /** A root with a class that is refused. */
    public interface Spoilt {}

    /** Can be imported. */
    public static class Fresh implements Spoilt {
        int count;
    }

    /** Cannot be imported. */
    public static class Rotten implements Spoilt {
        InputStream open;
    }

    /** Holds both families. */
    public static class Basket {
        Spoilt spoilt;
    }
}
