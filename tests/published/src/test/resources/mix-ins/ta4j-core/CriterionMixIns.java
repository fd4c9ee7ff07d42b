package imported;

import org.marshal4j.MarshalImport;
import org.marshal4j.Skip;
import org.ta4j.core.AnalysisCriterion;
import org.ta4j.core.criteria.AverageReturnPerBarCriterion;
import org.ta4j.core.criteria.ExpectancyCriterion;
import org.ta4j.core.criteria.LinearTransactionCostCriterion;
import org.ta4j.core.criteria.NumberOfBarsCriterion;
import org.ta4j.core.criteria.NumberOfLosingPositionsCriterion;
import org.ta4j.core.criteria.NumberOfPositionsCriterion;
import org.ta4j.core.criteria.NumberOfWinningPositionsCriterion;
import org.ta4j.core.criteria.PositionsRatioCriterion;
import org.ta4j.core.criteria.ReturnOverMaxDrawdownCriterion;
import org.ta4j.core.criteria.SqnCriterion;
import org.ta4j.core.criteria.VersusEnterAndHoldCriterion;
import org.ta4j.core.criteria.helpers.AverageCriterion;
import org.ta4j.core.criteria.helpers.RelativeStandardDeviationCriterion;
import org.ta4j.core.criteria.helpers.StandardDeviationCriterion;
import org.ta4j.core.criteria.helpers.StandardErrorCriterion;
import org.ta4j.core.criteria.helpers.VarianceCriterion;
import org.ta4j.core.criteria.pnl.AverageLossCriterion;
import org.ta4j.core.criteria.pnl.AverageProfitCriterion;
import org.ta4j.core.criteria.pnl.LossCriterion;
import org.ta4j.core.criteria.pnl.ProfitCriterion;
import org.ta4j.core.criteria.pnl.ProfitLossRatioCriterion;
import org.ta4j.core.criteria.pnl.ReturnCriterion;

/** Criteria that are made of others. Four take one that they do not keep, and cannot be created again. */
@MarshalImport(
        value = AnalysisCriterion.class,
        reachableIn = "org.ta4j.core",
        families = true,
        except = {
            RelativeStandardDeviationCriterion.class,
            StandardDeviationCriterion.class,
            StandardErrorCriterion.class,
            VersusEnterAndHoldCriterion.class
        })
interface AnalysisCriterionMixIn {}

@MarshalImport(AverageCriterion.class)
abstract class AverageCriterionMixIn {
    @Skip NumberOfPositionsCriterion numberOfPositionsCriterion;
}

@MarshalImport(AverageLossCriterion.class)
abstract class AverageLossCriterionMixIn {
    @Skip LossCriterion grossLossCriterion;
    @Skip NumberOfLosingPositionsCriterion numberOfLosingPositionsCriterion;
}

@MarshalImport(AverageProfitCriterion.class)
abstract class AverageProfitCriterionMixIn {
    @Skip ProfitCriterion grossProfitCriterion;
    @Skip NumberOfWinningPositionsCriterion numberOfWinningPositionsCriterion;
}

@MarshalImport(AverageReturnPerBarCriterion.class)
abstract class AverageReturnPerBarCriterionMixIn {
    @Skip ReturnCriterion grossReturn;
    @Skip NumberOfBarsCriterion numberOfBars;
}

@MarshalImport(ExpectancyCriterion.class)
abstract class ExpectancyCriterionMixIn {
    @Skip ProfitLossRatioCriterion profitLossRatioCriterion;
    @Skip NumberOfPositionsCriterion numberOfPositionsCriterion;
    @Skip NumberOfWinningPositionsCriterion numberOfWinningPositionsCriterion;
}

@MarshalImport(LinearTransactionCostCriterion.class)
abstract class LinearTransactionCostCriterionMixIn {
    @Skip ReturnCriterion grossReturn;
}

@MarshalImport(PositionsRatioCriterion.class)
abstract class PositionsRatioCriterionMixIn {
    @Skip AnalysisCriterion numberOfPositionsCriterion;
}

@MarshalImport(ProfitLossRatioCriterion.class)
abstract class ProfitLossRatioCriterionMixIn {
    @Skip AverageProfitCriterion averageProfitCriterion;
    @Skip AverageLossCriterion averageLossCriterion;
}

@MarshalImport(ReturnOverMaxDrawdownCriterion.class)
abstract class ReturnOverMaxDrawdownCriterionMixIn {
    @Skip AnalysisCriterion grossReturnCriterion;
    @Skip AnalysisCriterion maxDrawdownCriterion;
}

@MarshalImport(SqnCriterion.class)
abstract class SqnCriterionMixIn {
    @Skip StandardDeviationCriterion standardDeviationCriterion;
    @Skip NumberOfPositionsCriterion numberOfPositionsCriterion;
}

@MarshalImport(VarianceCriterion.class)
abstract class VarianceCriterionMixIn {
    @Skip NumberOfPositionsCriterion numberOfPositionsCriterion;
}
