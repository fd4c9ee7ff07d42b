/** Types that are not evolvable, as they were. */
package org.marshal4j.blackbox.evolution.former;
