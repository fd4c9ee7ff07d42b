package org.marshal4j.published;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Why a class is refused, without the names of that class, so that classes can be counted by cause.
 *
 * @param code the code of the diagnostic
 * @param kind the kind of problem
 */
record Cause(String code, String kind) implements Comparable<Cause> {
    private static final Pattern MESSAGE =
            Pattern.compile("\\[(?<code>MARSHAL\\d+)] (?:\\S+ cannot be imported: )?(?<text>.*)", Pattern.DOTALL);
    private static final Pattern FIELD_TYPE =
            Pattern.compile("[\\w$.]+\\.(?<field>\\w+): .* cannot be marshalled\\..*", Pattern.DOTALL);
    private static final Pattern NAMED =
            Pattern.compile("Import (\\S+) with @MarshalImport|@MarshalImport\\((\\S+)\\.class\\)");

    /** Recognises the kind of problem by a part of the message. */
    private static final List<Form> FORMS = List.of(
            new Form("another object would not be the same", "objects that the class keeps itself"),
            new Form("all of them are private", "only private constructors"),
            new Form("all of them cannot be called", "no constructor that other packages can call"),
            new Form("matches no field by name and type", "a constructor parameter that matches no field"),
            new Form("has no constructor that generated code can call", "no constructor that fits the fields"),
            new Form("which is abstract, so a reader", "a field of an abstract class"),
            new Form("extends java", "a superclass of the JDK with state"),
            new Form("so the field would be left out of messages", "a superclass with state that is not public"),
            new Form("does not say exactly what it holds", "a collection that does not say what it holds"),
            new Form("which generated code in", "a field of a class that is not public"),
            new Form("has the type parameter", "a generic class"),
            new Form("is final, but no constructor", "a final field that no constructor takes"),
            new Form("the order of its fields", "a class file that does not tell the order of fields"),
            new Form("two static factory methods", "two static factories to choose from"));

    private record Form(String part, String kind) {}

    /** Returns the cause that a message about a class reports. */
    static Cause of(Class<?> type, String message) {
        Matcher matcher = MESSAGE.matcher(message);
        if (!matcher.matches()) {
            return new Cause("javac", message.lines().findFirst().orElse(""));
        }
        String text = matcher.group("text");
        String kind = FORMS.stream()
                .filter(form -> text.contains(form.part()))
                .map(Form::kind)
                .findFirst()
                .orElseGet(() -> kindOf(type, text));
        return new Cause(matcher.group("code"), kind);
    }

    /** Returns the classes that a message asks to import as well. If they are refused, they are the cause. */
    static Stream<String> named(String message) {
        return NAMED.matcher(message)
                .results()
                .map(result -> result.group(1) != null ? result.group(1) : result.group(2));
    }

    private static String kindOf(Class<?> type, String text) {
        Matcher field = FIELD_TYPE.matcher(text);
        return field.matches()
                ? FieldKind.of(type, field.group("field"))
                : text.replaceAll("\\. .*", "").replaceAll("[\\w$]+(?:\\.[\\w$]+)+", "…");
    }

    @Override
    public int compareTo(Cause other) {
        int codes = code.compareTo(other.code);
        return codes != 0 ? codes : kind.compareTo(other.kind);
    }
}
