package org.marshal4j.examples.demo;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.marshal4j.examples.demo.QuoteForm.Shape;
import org.marshal4j.examples.demo.Terminal.Column;
import org.marshal4j.examples.demo.Terminal.Style;

/** A short timing of every form in turn, so that other work of the machine affects all of them alike. */
public record TimingSection(int turns, int rounds) implements Section {
    private static final List<Column> COLUMNS = List.of(
            Column.left("ns for one quote"),
            Column.right("write"),
            Column.right("read"),
            Column.right("explicit is 1:"),
            Column.right("write"),
            Column.right("read"));

    /** Returns a timing whose results are meaningful. */
    public static TimingSection thorough() {
        return new TimingSection(3, 24);
    }

    /** Returns a timing that does everything as briefly as possible. */
    public static TimingSection brief() {
        return new TimingSection(1, 2);
    }

    @Override
    public String title() {
        return "How long it takes";
    }

    @Override
    public void print(Terminal terminal) {
        terminal.text("Each form is timed in its own JVM, in turns. This takes about a minute.");
        terminal.text("");
        Map<Shape, Map<QuoteForm, Times>> times = measure(terminal);
        times.forEach((shape, forms) -> {
            terminal.heading(shape.label());
            terminal.table(COLUMNS, rows(forms));
            terminal.text("");
        });
        terminal.text("""
                To native memory and back, the best of %d turns; what was read is checked. The columns to the right say how many
                times as fast as explicit code each form is. This is a demonstration, on a machine that may be busy with other
                things. To measure, run JMH:
                """.formatted(turns));
        terminal.text("");
        terminal.styled(Style.HEADING, "  ./mvnw -q -Pbench verify");
    }

    private Map<Shape, Map<QuoteForm, Times>> measure(Terminal terminal) {
        Map<Shape, Map<QuoteForm, Times>> times = new EnumMap<>(Shape.class);
        int done = 0;
        int all = turns * Shape.values().length * QuoteForm.values().length;
        for (int turn = 0; turn < turns; turn++) {
            for (Shape shape : Shape.values()) {
                Map<QuoteForm, Times> forms = times.computeIfAbsent(shape, s -> new EnumMap<>(QuoteForm.class));
                for (QuoteForm form : QuoteForm.values()) {
                    terminal.progress(form.label(), done++, all);
                    forms.merge(form, TimedJvm.time(form, shape, rounds), Times::best);
                }
            }
        }
        terminal.progress("", done, all);
        return times;
    }

    private static List<List<String>> rows(Map<QuoteForm, Times> forms) {
        Times explicit = forms.get(QuoteForm.EXPLICIT);
        List<List<String>> rows = new ArrayList<>();
        forms.forEach((form, times) -> rows.add(List.of(
                form.label(),
                oneDigit(times.write()),
                oneDigit(times.read()),
                "",
                ratio(explicit.write() / times.write()),
                ratio(explicit.read() / times.read()))));
        return rows;
    }

    private static String ratio(double value) {
        return value < 1 ? String.format(Locale.ROOT, "%.2f", value) : oneDigit(value);
    }

    private static String oneDigit(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }
}
