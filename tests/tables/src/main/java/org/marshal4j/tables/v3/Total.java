package org.marshal4j.tables.v3;

import java.math.BigDecimal;
import org.marshal4j.Decimal;
import org.marshal4j.Marshal;

/** A basket whose total has another scale. */
@Marshal(table = true)
public record Total(@Decimal(precision = 9, scale = 3) BigDecimal total) implements TotalMarshallable {}
