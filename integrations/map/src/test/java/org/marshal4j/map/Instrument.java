package org.marshal4j.map;

import java.time.LocalDate;
import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** A key of varying size. */
@Marshal
public record Instrument(@Required String venue, @Required String symbol, LocalDate expiry)
        implements InstrumentMarshallable {}
