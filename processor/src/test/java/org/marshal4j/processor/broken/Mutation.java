package org.marshal4j.processor.broken;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.BiConsumer;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Ways to break a source. The random numbers decide which one is used and where, so a seed always gives the same
 * result.
 */
enum Mutation {
    DELETE_TOKEN((tokens, random) -> tokens.remove(any(tokens, Words.WORD_OR_SIGN, random))),
    DUPLICATE_TOKEN((tokens, random) -> {
        int at = any(tokens, Words.WORD_OR_SIGN, random);
        tokens.add(at, tokens.get(at) + " ");
    }),
    SWAP_TOKENS((tokens, random) -> {
        int first = any(tokens, Words.WORD_OR_SIGN, random);
        int second = any(tokens, Words.WORD_OR_SIGN, random);
        String token = tokens.get(first);
        tokens.set(first, tokens.get(second));
        tokens.set(second, token);
    }),
    INSERT_TOKEN((tokens, random) ->
            tokens.add(any(tokens, Words.WORD_OR_SIGN, random), " " + oneOf(Words.SCRAPS, random) + " ")),
    DROP_LINE((tokens, random) -> lines(tokens, random, false)),
    DUPLICATE_LINE((tokens, random) -> lines(tokens, random, true)),
    CUT((tokens, random) -> {
        String text = String.join("", tokens);
        tokens.clear();
        tokens.add(text.substring(0, random.nextInt(text.length() + 1)));
    }),
    OTHER_TYPE((tokens, random) -> tokens.set(any(tokens, Words.TYPE, random), oneOf(Words.TYPES, random))),
    DROP_IMPORT((tokens, random) -> {
        int at = any(tokens, Pattern.compile("import"), random);
        for (boolean more = tokens.get(at).equals("import"); more; ) {
            more = !tokens.remove(at).equals(";") && at < tokens.size();
        }
    }),
    OTHER_MODIFIER((tokens, random) -> {
        int at = any(tokens, random.nextBoolean() ? Words.MODIFIER : Words.TYPE, random);
        boolean replaces = Words.MODIFIER.matcher(tokens.get(at)).matches() && random.nextBoolean();
        tokens.set(at, oneOf(Words.MODIFIERS, random) + " " + (replaces ? "" : tokens.get(at)));
    }),
    OTHER_KIND((tokens, random) -> tokens.set(any(tokens, Words.KIND, random), oneOf(Words.KINDS, random))),
    CYCLE((tokens, random) -> {
        int kind = any(tokens, Words.KIND, random);
        for (int at = kind; at < tokens.size(); at++) {
            if (tokens.get(at).equals("{")) {
                String parent = tokens.get(any(tokens, Words.TYPE, random));
                tokens.add(at, oneOf(Words.RELATIONS, random) + " " + parent + " ");
                return;
            }
        }
    }),
    OTHER_ANNOTATION((tokens, random) -> tokens.add(
            any(tokens, random.nextBoolean() ? Words.TYPE : Words.KIND, random),
            oneOf(Words.ANNOTATIONS, random) + " ")),
    OTHER_VALUE((tokens, random) -> tokens.set(any(tokens, Words.VALUE, random), oneOf(Words.VALUES, random))),
    OTHER_NAME((tokens, random) -> {
        Pattern name = Pattern.compile("[a-zA-Z_]\\w*");
        tokens.set(any(tokens, name, random), tokens.get(any(tokens, name, random)));
    });

    private final BiConsumer<List<String>, Random> change;

    Mutation(BiConsumer<List<String>, Random> change) {
        this.change = change;
    }

    /** The broken source. */
    String of(String source, Random random) {
        List<String> tokens = new ArrayList<>(
                Words.TOKEN.matcher(source).results().map(MatchResult::group).toList());
        change.accept(tokens, random);
        return String.join("", tokens);
    }

    private static <T> T oneOf(List<T> choice, Random random) {
        return choice.get(random.nextInt(choice.size()));
    }

    /** The index of a token that matches the pattern, or of any token if none matches. */
    private static int any(List<String> tokens, Pattern pattern, Random random) {
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            if (pattern.matcher(tokens.get(i)).matches()) {
                places.add(i);
            }
        }
        return places.isEmpty() ? random.nextInt(tokens.size()) : oneOf(places, random);
    }

    private static void lines(List<String> tokens, Random random, boolean twice) {
        List<String> lines = new ArrayList<>(List.of(String.join("", tokens).split("(?<=\n)")));
        int at = random.nextInt(lines.size());
        String line = lines.remove(at);
        if (twice) {
            lines.addAll(at, List.of(line, line));
        }
        tokens.clear();
        tokens.addAll(lines);
    }

    /** What sources consist of, and what is put into them. */
    private static final class Words {
        static final Pattern TOKEN = Pattern.compile("\\s+|//[^\\n]*|\"[^\"\\n]*\"|[\\w$]+|.", Pattern.DOTALL);
        static final Pattern WORD_OR_SIGN = Pattern.compile("(?!\\s|//).+", Pattern.DOTALL);
        static final Pattern TYPE = Pattern.compile("[A-Z]\\w*|int|long|double|boolean|byte|short|char|float");
        static final Pattern MODIFIER = Pattern.compile("public|private|protected|static|final|abstract|sealed");
        static final Pattern KIND = Pattern.compile("class|record|enum|interface");
        static final Pattern VALUE = Pattern.compile("\\d+|\".*\"|true|false|class");

        static final List<String> KINDS = List.of("class", "record", "enum", "interface", "@interface");
        static final List<String> RELATIONS = List.of("extends", "implements", "permits");
        static final List<String> MODIFIERS = List.of(("public private protected static final abstract sealed"
                        + " non-sealed native strictfp transient volatile synchronized default")
                .split(" "));
        static final List<String> TYPES = List.of(
                "Missing",
                "missing.Type",
                "void",
                "var",
                "int",
                "?",
                "Missing<String>",
                "java.util.List<Missing>",
                "java.util.Map<Missing, ?>",
                "java.util.Optional<int>",
                "Missing[]",
                "Missing.Inner",
                "java.util.List<>",
                "String<String>",
                "java.util.List<java.util.List<Missing>>",
                "java.util.Missing",
                "Object",
                "T",
                "record",
                "java.lang.Override",
                "java.util.Map.Entry<?, ? super Missing>",
                "@Missing String",
                "Thread.State",
                "int<int>");
        static final List<String> VALUES = List.of(
                "-1",
                "0",
                "99999999999",
                "2147483647",
                "\"x\"",
                "null",
                "true",
                "1.5",
                "'c'",
                "Missing.class",
                "{}",
                "{1, 2}",
                "Missing.CONSTANT",
                "new int[0]",
                "@Missing",
                "int.class",
                "1 / 0",
                "");
        static final List<String> SCRAPS = List.of(
                "@",
                "<",
                ">",
                "(",
                ")",
                "{",
                "}",
                ";",
                ",",
                ".",
                "?",
                "&",
                "=",
                "[",
                "]",
                "class",
                "record",
                "enum",
                "interface",
                "extends",
                "permits",
                "implements",
                "null",
                "import",
                "package",
                "new",
                "->",
                "::",
                "int",
                "\"",
                "'",
                "/*",
                "#",
                "\\u0",
                "throws Missing",
                "<T extends Comparable<T>>",
                "<T extends T>",
                "default",
                "this");
        static final List<String> ANNOTATIONS = List.of(
                "@org.marshal4j.Marshal",
                "@org.marshal4j.Marshal(subtypes = Missing.class)",
                "@org.marshal4j.Marshal(subtypes = {int.class, void.class, String[].class})",
                "@org.marshal4j.Marshal(copy = Missing.BULK)",
                "@org.marshal4j.Marshal(evolvable = 1)",
                "@org.marshal4j.Since(\"x\")",
                "@org.marshal4j.Since",
                "@org.marshal4j.Since(-1)",
                "@org.marshal4j.MarshalWith(Missing.class)",
                "@org.marshal4j.MarshalWith(int.class)",
                "@org.marshal4j.MarshalWith(String.class)",
                "@org.marshal4j.MarshalWith",
                "@org.marshal4j.MarshalWith(null)",
                "@org.marshal4j.MarshalImport(Missing.class)",
                "@org.marshal4j.MarshalImport({})",
                "@org.marshal4j.MarshalImport({int.class, Missing.class, String.class, java.util.List.class})",
                "@org.marshal4j.MarshalImport(Missing)",
                "@org.marshal4j.FixedLength(\"x\")",
                "@org.marshal4j.FixedLength(-1)",
                "@org.marshal4j.FixedLength",
                "@org.marshal4j.MaxLength(0)",
                "@org.marshal4j.MaxLength(1 / 0)",
                "@org.marshal4j.OneOf",
                "@org.marshal4j.OneOf({})",
                "@org.marshal4j.OneOf({Missing.class, int.class})",
                "@org.marshal4j.TypeId",
                "@org.marshal4j.TypeId(\"x\")",
                "@org.marshal4j.TypeId(-1)",
                "@org.marshal4j.TypeId(1)",
                "@org.marshal4j.Parent",
                "@org.marshal4j.Shared",
                "@org.marshal4j.Required",
                "@org.marshal4j.Skip",
                "@org.marshal4j.StopBit",
                "@org.marshal4j.Interned",
                "@Missing",
                "@Missing(Gone.class)",
                "@SuppressWarnings(1)",
                "@SuppressWarnings(Missing.ALL)",
                "@Deprecated(since = 1)");
    }
}
