package org.marshal4j.audit.pair;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.classes.Hierarchy;
import org.objectweb.asm.tree.ClassNode;

/**
 * Pairs of one's own that are audited beside those that are known. A line has the word {@code pair}, a class, the method
 * that writes, and the one that reads:
 *
 * <pre>{@code
 * # comment
 * pair com.acme.Codec encode(java.io.DataOutput,com.acme.Quote) decode(java.io.DataInput)
 * pair com.acme.Message+ write read
 * pair com.acme.Order write new(java.nio.ByteBuffer)
 * }</pre>
 *
 * <p>A plus sign means the class or interface and all that extend or implement it and have both methods; methods may be
 * inherited. Parameters may be left out if only one method has the name; {@code new} is the constructor. Nested classes
 * have a dollar sign in their names. Immutable, and safe for use by several threads.
 */
public final class NamedPairs {

    private static final Pattern CLASS = Pattern.compile("[\\w$]+(\\.[\\w$]+)*\\+?");

    private final List<NamedPair> all;

    private NamedPairs(List<NamedPair> all) {
        this.all = List.copyOf(all);
    }

    /** Names no pairs. */
    public static NamedPairs none() {
        return new NamedPairs(List.of());
    }

    /**
     * Parses the lines of a configuration.
     *
     * @throws IllegalArgumentException if a line is malformed; the message has its number
     */
    public static NamedPairs of(List<String> lines) {
        List<NamedPair> all = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            // Spaces between parameters belong to the method.
            String line =
                    lines.get(i).strip().replaceAll("\\s*([(),])\\s*", "$1").replaceAll("\\)(?=\\S)", ") ");
            if (!line.isEmpty() && !line.startsWith("#")) {
                all.add(parse(i + 1, line));
            }
        }
        return new NamedPairs(all);
    }

    private static NamedPair parse(int number, String line) {
        String[] words = line.split("\\s+", -1);
        MethodName writer = words.length == 4 ? MethodName.parse(words[2]) : null;
        MethodName reader = words.length == 4 ? MethodName.parse(words[3]) : null;
        if (writer == null
                || reader == null
                || !words[0].equals("pair")
                || !CLASS.matcher(words[1]).matches()) {
            throw new IllegalArgumentException(
                    "Line " + number + " of the pairs should be \"pair CLASS WRITER READER\", and is: " + line);
        }
        boolean family = words[1].endsWith("+");
        String type = family ? words[1].substring(0, words[1].length() - 1) : words[1];
        return new NamedPair(number, type.replace('.', '/'), family, writer, reader);
    }

    /** The pairs of a class, in the order of the lines. */
    List<Pair> of(ClassNode node, Hierarchy hierarchy) {
        List<Pair> pairs = new ArrayList<>();
        for (NamedPair named : all) {
            boolean wanted = !named.family() || NamedPair.isConcrete(node);
            Pair pair = wanted && named.fits(node, hierarchy) ? named.of(node, hierarchy) : null;
            if (pair != null) {
                pairs.add(pair);
            }
        }
        return pairs;
    }

    /** The kind of pair whose method a call is; null if it is none of these. */
    @Nullable
    PairKind called(String owner, String name, String desc, Hierarchy hierarchy) {
        for (NamedPair named : all) {
            if (named.isCalled(owner, name, desc, hierarchy)) {
                return named.kind(false, false);
            }
        }
        return null;
    }

    /**
     * Checks that the class of each line is known.
     *
     * @throws IllegalArgumentException if one is not
     */
    public void check(Hierarchy hierarchy) {
        for (NamedPair named : all) {
            if (hierarchy.find(named.type()) == null) {
                throw named.error("no class " + named.type().replace('/', '.'));
            }
        }
    }

    /**
     * Refuses a method without a stream that is known among its parameters, if it is of a pair that is named here.
     *
     * @throws IllegalArgumentException if it is
     */
    public void refuse(Pair pair, String method) {
        for (NamedPair named : all) {
            if (named.kind(pair.kind().own(), pair.kind().onClass()).equals(pair.kind())) {
                throw named.error(method + " has no stream that is known among its parameters");
            }
        }
    }
}
