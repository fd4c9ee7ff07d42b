package org.marshal4j.blackbox.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.marshal4j.blackbox.kit.Dto;
import org.marshal4j.blackbox.reference.NeutralValue;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;

/** How Java reads the bytes of a message, and whether what Python reads agrees with it. */
final class Agreement<T> {
    private static final HexFormat HEX = HexFormat.of();
    private static final Pattern TIME = Pattern.compile("\\[\\[(-?\\d+),(\\d+),(\\d+)],(\\d+),(-?\\d+),\"([^\"]*)\"]");

    /** Parts of refusals that depend on the class of a field, which the schema does not tell. */
    private static final List<String> NOT_IN_THE_SCHEMA = List.of(
            "an element that the collection already has",
            "a key that the map already has",
            "cannot hold",
            "in what sorts its elements",
            "a BitSet",
            "MARSHAL217",
            "MARSHAL299");

    private final Dto<T> dto;
    private final byte[] message;
    private T value;
    private long taken;
    private RuntimeException refused;

    private Agreement(Dto<T> dto, byte[] message) {
        this.dto = dto;
        this.message = message;
        Input in = Input.of(message);
        try {
            value = dto.marshaller().read(in);
            taken = in.position();
        } catch (RuntimeException e) {
            refused = e;
        }
    }

    static <T> Agreement<T> of(Dto<T> dto, byte[] message) {
        return new Agreement<>(dto, message);
    }

    boolean isRead() {
        return refused == null;
    }

    /** Checks that both read the bytes, or refuse them with the same code. */
    void checkCode(Answer python) {
        assertThat(python.refused() == 0 ? null : "MARSHAL" + python.refused())
                .isEqualTo(refused == null ? null : ((MarshalException) refused).code());
    }

    void check(Answer python) {
        String what = dto + ": " + HEX.formatHex(message) + "\n" + python + "\n" + refused;
        if (refused == null) {
            assertThat(python.refused()).as(what).isZero();
            assertThat(python.taken()).as(what).isEqualTo((int) taken);
            checkValue(python, what);
        } else if (python.refused() == 0) {
            boolean mayDiffer = !(refused instanceof MarshalException)
                    || NOT_IN_THE_SCHEMA.stream().anyMatch(refused.getMessage()::contains)
                    || !areTimes(python.times());
            assertThat(mayDiffer).as(what).isTrue();
        } else if (refused instanceof MarshalException e) {
            assertThat(e.code()).as(what).isIn("MARSHAL" + python.refused(), lateCode(python, e), earlyCode(python));
        }
    }

    /**
     * Java looks up a key, and passes an object to a constructor, only after it has checked the bytes. So it reports
     * another problem in those bytes first.
     */
    private static String lateCode(Answer python, MarshalException refused) {
        boolean isKey = python.value().contains("already has");
        boolean isPart =
                python.value().contains("object number") && refused.code().equals("MARSHAL217");
        return isKey ? "MARSHAL203" : isPart ? "MARSHAL217" : "";
    }

    /** Java refuses a time that its zone does not have before it sees what Python refuses. */
    private static String earlyCode(Answer python) {
        return areTimes(python.times()) ? "" : "MARSHAL214";
    }

    private void checkValue(Answer python, String what) {
        if (python.again().equals("?")) {
            return;
        }
        byte[] again = dto.marshaller().toByteArray(value);
        if (python.again().equals(HEX.formatHex(again))) {
            assertThat(python.value()).as(what).isEqualTo(NeutralValue.of(dto.type(), value));
        } else {
            assertThat(Corpus.reorders(dto))
                    .as("%s\n%s", what, HEX.formatHex(again))
                    .isTrue();
            assertThat(sorted(again)).as(what).isEqualTo(sorted(HEX.parseHex(python.again())));
        }
    }

    static byte[] sorted(byte[] bytes) {
        byte[] sorted = bytes.clone();
        Arrays.sort(sorted);
        return sorted;
    }

    private static boolean areTimes(String json) {
        Matcher time = TIME.matcher(json);
        while (time.find()) {
            LocalDateTime local = LocalDateTime.of(
                    LocalDate.of(number(time, 1), number(time, 2), number(time, 3)),
                    LocalTime.ofNanoOfDay(Long.parseLong(time.group(4))));
            ZoneOffset offset = ZoneOffset.ofTotalSeconds(number(time, 5));
            if (!ZoneId.of(time.group(6)).getRules().isValidOffset(local, offset)) {
                return false;
            }
        }
        return true;
    }

    private static int number(Matcher matcher, int group) {
        return Integer.parseInt(matcher.group(group));
    }
}
