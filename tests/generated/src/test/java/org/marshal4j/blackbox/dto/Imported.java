package org.marshal4j.blackbox.dto;

import java.util.List;
import java.util.Map;
import org.marshal4j.Marshal;
import org.marshal4j.MarshalImport;
import org.marshal4j.Required;
import org.marshal4j.blackbox.kit.DatedRate;
import org.marshal4j.blackbox.kit.Range;
import org.marshal4j.blackbox.kit.Rate;
import org.marshal4j.blackbox.kit.Version;

/** Holds objects of classes from another jar that know nothing of marshallers. */
@Marshal
@MarshalImport({Rate.class, DatedRate.class, Range.class, Version.class})
public class Imported implements ImportedMarshallable {
    byte first;
    Rate rate;
    Range range;

    @Required
    Range rangeR;

    List<DatedRate> rates;
    Map<Range, Version> versions;
    Version[] array;
    private Rate hidden;

    Rate hidden() {
        return hidden;
    }
}
