package org.marshal4j.blackbox.imports;

import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.blackbox.kit.Rate;

/** Holds any rates. */
@Marshal(view = true)
public class RateTable implements RateTableMarshallable {
    List<Rate> rates;
}
