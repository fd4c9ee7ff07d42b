package org.marshal4j.tools.cat;

import java.io.IOException;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.text.ShownText;

/**
 * Compares the messages of two files, queues or tables, the first with the first and so on, field by field.
 *
 * @param messages how many pairs of messages were compared
 * @param different how many of them differ
 * @param alone how many messages have no partner, since the other source has fewer
 * @param unfit how many documents or rows of either source cannot be read
 */
public record MessageDiff(long messages, long different, long alone, long unfit) {
    /**
     * Compares messages.
     *
     * @param former the former messages; of the options, only those say something that concern their types and fields
     * @param present the present ones
     * @param out takes a line for each field that differs, and for each message without a partner
     * @return the numbers of what was found
     * @throws IOException if a file cannot be read
     * @throws IllegalArgumentException if nothing says which type the messages have
     */
    public static MessageDiff of(CatOptions former, CatOptions present, Consumer<String> out) throws IOException {
        long messages = 0;
        long different = 0;
        long alone = 0;
        long unfit = 0;
        try (ReadMessages ones = ReadMessages.open(former);
                ReadMessages others = ReadMessages.open(present)) {
            ReadMessages.Message one = ones.next();
            ReadMessages.Message other = others.next();
            while (one != null || other != null) {
                unfit += (one != null && one.isUnfit() ? 1 : 0) + (other != null && other.isUnfit() ? 1 : 0);
                if (one != null && other != null && (one.isUnfit() || other.isUnfit())) {
                    messages++;
                    different++;
                    String path = (one.isUnfit() ? former : present).path().toString();
                    String what =
                            String.valueOf((one.isUnfit() ? one : other).tree().get(ReadMessages.UNFIT));
                    out.accept(places(one, other) + ": cannot be read in " + path + ": " + ShownText.of(what));
                } else if (one != null && other != null) {
                    messages++;
                    Differences found = new Differences(places(one, other), out);
                    found.compare("", picked(one, former), picked(other, present));
                    different += found.isAny ? 1 : 0;
                } else {
                    alone++;
                    out.accept(
                            one != null
                                    ? "only in " + former.path() + ": " + one.place()
                                    : "only in " + present.path() + ": " + other.place());
                }
                one = one == null ? null : ones.next();
                other = other == null ? null : others.next();
            }
        }
        return new MessageDiff(messages, different, alone, unfit);
    }

    /** {@return whether all messages are there in both, and are the same} */
    public boolean isSame() {
        return different == 0 && alone == 0 && unfit == 0;
    }

    private static Map<String, @Nullable Object> picked(ReadMessages.Message message, CatOptions options) {
        return options.fields().isEmpty() ? message.tree() : Picked.of(message.tree(), options.fields());
    }

    private static String places(ReadMessages.Message one, ReadMessages.Message other) {
        return one.place().equals(other.place()) ? one.place() : one.place() + ", " + other.place();
    }

    /** The differences of two messages. */
    private static final class Differences {
        private final String places;
        private final Consumer<String> out;
        private boolean isAny;

        Differences(String places, Consumer<String> out) {
            this.places = places;
            this.out = out;
        }

        void compare(String path, @Nullable Object one, @Nullable Object other) {
            if (one instanceof Map<?, ?> a && other instanceof Map<?, ?> b) {
                Set<Object> keys = new LinkedHashSet<>(a.keySet());
                keys.addAll(b.keySet());
                for (Object key : keys) {
                    String inside = path.isEmpty() ? String.valueOf(key) : path + "." + key;
                    if (a.containsKey(key) && b.containsKey(key)) {
                        compare(inside, a.get(key), b.get(key));
                    } else {
                        tell(inside, shown(a, key), shown(b, key));
                    }
                }
                return;
            }
            List<@Nullable Object> a = list(one);
            List<@Nullable Object> b = list(other);
            if (a == null || b == null) {
                tell(path, json(one), json(other));
                return;
            }
            for (int i = 0; i < Math.min(a.size(), b.size()); i++) {
                compare(path + "[" + i + "]", a.get(i), b.get(i));
            }
            if (a.size() != b.size()) {
                tell(path, count(a), count(b));
            }
        }

        private static String count(List<?> list) {
            return list.size() + (list.size() == 1 ? " element" : " elements");
        }

        private static String shown(Map<?, ?> map, Object key) {
            return map.containsKey(key) ? json(map.get(key)) : "nothing";
        }

        private static @Nullable List<@Nullable Object> list(@Nullable Object value) {
            if (value instanceof List<?> list) {
                return new ArrayList<>(list);
            }
            if (value == null || !value.getClass().isArray()) {
                return null;
            }
            List<@Nullable Object> list = new ArrayList<>();
            for (int i = 0; i < Array.getLength(value); i++) {
                list.add(Array.get(value, i));
            }
            return list;
        }

        /** As JSON, NaN equals NaN, 0.0 is not −0.0, and an int equals a long. */
        private static String json(@Nullable Object value) {
            StringBuilder text = new StringBuilder();
            Json.write(value, text);
            return text.toString();
        }

        private void tell(String path, String one, String other) {
            if (!one.equals(other)) {
                isAny = true;
                // The keys of maps are part of paths.
                out.accept(places + ": " + ShownText.of(path) + ": " + one + ", now " + other);
            }
        }
    }
}
