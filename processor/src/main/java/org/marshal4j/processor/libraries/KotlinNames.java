package org.marshal4j.processor.libraries;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.ArrayList;
import java.util.List;

/** Turns the numbers in Kotlin's metadata into texts. */
final class KotlinNames {

    private static final int RECORD = 1;
    private static final int RANGE = 1;
    private static final int SUBSTRING = 4;
    private static final int REPLACED = 5;
    private static final int TEXT = 6;

    private final List<String> texts;

    /** How each text is made; one record may be for several. */
    private final List<ProtoMessage> records = new ArrayList<>();

    KotlinNames(ProtoMessage table, List<String> texts) {
        this.texts = texts;
        for (ProtoMessage record : table.messages(RECORD)) {
            for (int i = record.number(RANGE).orElse(1); i > 0 && records.size() < texts.size(); i--) {
                records.add(record);
            }
        }
    }

    /** The text with a number. */
    String at(int index) {
        ProtoMessage record = records.get(index);
        String text = record.contents().containsKey(TEXT)
                ? UTF_8.decode(record.contents().get(TEXT).get(0).duplicate()).toString()
                : texts.get(index);
        List<Integer> ends = record.allNumbers(SUBSTRING);
        String part = ends.size() < 2 ? text : text.substring(ends.get(0), ends.get(1));
        List<Integer> replaced = record.allNumbers(REPLACED);
        return replaced.size() < 2
                ? part
                : part.replace((char) replaced.get(0).intValue(), (char)
                        replaced.get(1).intValue());
    }
}
