package imported;

import java.time.ZonedDateTime;
import org.marshal4j.MarshalImport;
import org.marshal4j.Skip;
import org.slf4j.Logger;
import org.ta4j.core.BaseBar;
import org.ta4j.core.BaseStrategy;


/** Fields that are derived from the others. */
@MarshalImport(BaseBar.class)
abstract class BaseBarMixIn {
    @Skip ZonedDateTime beginTime;
}

@MarshalImport(BaseStrategy.class)
abstract class BaseStrategyMixIn {
    @Skip Logger log;
    @Skip String className;
}
