package imported;

import org.marshal4j.MarshalImport;
import org.marshal4j.Skip;
import org.ta4j.core.Rule;
import org.ta4j.core.num.Num;
import org.ta4j.core.rules.AbstractRule;
import org.ta4j.core.rules.AverageTrueRangeStopGainRule;
import org.ta4j.core.rules.AverageTrueRangeStopLossRule;
import org.ta4j.core.rules.AverageTrueRangeTrailingStopLossRule;
import org.ta4j.core.rules.BooleanIndicatorRule;
import org.ta4j.core.rules.ChainRule;
import org.ta4j.core.rules.CrossedDownIndicatorRule;
import org.ta4j.core.rules.CrossedUpIndicatorRule;
import org.ta4j.core.rules.DayOfWeekRule;
import org.ta4j.core.rules.InPipeRule;
import org.ta4j.core.rules.InSlopeRule;
import org.ta4j.core.rules.IsEqualRule;
import org.ta4j.core.rules.IsFallingRule;
import org.ta4j.core.rules.IsHighestRule;
import org.ta4j.core.rules.IsLowestRule;
import org.ta4j.core.rules.IsRisingRule;
import org.ta4j.core.rules.OverIndicatorRule;
import org.ta4j.core.rules.StopGainRule;
import org.ta4j.core.rules.StopLossRule;
import org.ta4j.core.rules.TimeRangeRule;
import org.ta4j.core.rules.TrailingStopLossRule;
import org.ta4j.core.rules.UnderIndicatorRule;

/** Rules about positions and other rules. Those about indicators of any kind cannot say which one they hold. */
@MarshalImport(
        value = Rule.class,
        reachableIn = "org.ta4j.core",
        families = true,
        except = {
            AverageTrueRangeStopGainRule.class,
            AverageTrueRangeStopLossRule.class,
            AverageTrueRangeTrailingStopLossRule.class,
            BooleanIndicatorRule.class,
            ChainRule.class,
            CrossedDownIndicatorRule.class,
            CrossedUpIndicatorRule.class,
            DayOfWeekRule.class,
            InPipeRule.class,
            InSlopeRule.class,
            IsEqualRule.class,
            IsFallingRule.class,
            IsHighestRule.class,
            IsLowestRule.class,
            IsRisingRule.class,
            OverIndicatorRule.class,
            TimeRangeRule.class,
            TrailingStopLossRule.class,
            UnderIndicatorRule.class
        })
interface RuleMixIn {}

@MarshalImport(AbstractRule.class)
abstract class AbstractRuleMixIn {
    @Skip String className;
}

@MarshalImport(StopGainRule.class)
abstract class StopGainRuleMixIn {
    @Skip Num HUNDRED;
}

@MarshalImport(StopLossRule.class)
abstract class StopLossRuleMixIn {
    @Skip Num HUNDRED;
}
